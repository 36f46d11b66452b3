import type { ComponentPropsWithRef } from 'react';
import classes from './container.module.css';
import { joinClasses } from './polymorphic.ts';

/** Limits and centres its content to the width of the page. */
export const Container = ({ className, ...props }: ComponentPropsWithRef<'div'>) => (
  <div {...props} className={joinClasses(classes.container, className)} />
);
