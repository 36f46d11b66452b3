import type { ReactNode, Ref } from 'react';
import { useStaysInView } from '../bar/use-stays-in-view.ts';
import classes from './running-estimate.module.css';

interface NextBarProps {
  /** What is chosen. */
  children: ReactNode;
  /** Where Next stands. */
  next: Ref<HTMLDivElement>;
}

/** The bar of a narrow screen while there is no estimate: what is chosen, and Next. */
export const NextBar = ({ children, next }: NextBarProps) => (
  <div {...useStaysInView<HTMLDivElement>()} className={classes.running} data-card="raised">
    <p className={classes.head}>{children}</p>
    <div ref={next} className={classes.next} />
  </div>
);
