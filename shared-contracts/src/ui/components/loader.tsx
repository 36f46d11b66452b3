import type { ComponentPropsWithRef } from 'react';
import classes from './loader.module.css';
import { joinClasses } from './polymorphic.ts';

/** A turning circle. It says nothing to screen readers: put a text next to it. */
export const Loader = ({ className, ...props }: ComponentPropsWithRef<'span'>) => (
  <span {...props} className={joinClasses(classes.loader, className)} />
);
