import { type ReactNode, type Ref, useRef } from 'react';
import { useStaysInView } from '../bar/use-stays-in-view.ts';
import classes from './running-estimate.module.css';

interface NextBarProps {
  /** What is chosen. */
  children: ReactNode;
  /** Where Next stands. */
  next: Ref<HTMLDivElement>;
}

/** The bar of a narrow screen while there is no estimate: what is chosen, and Next. */
export function NextBar({ children, next }: NextBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const stays = useStaysInView(bar);
  return (
    <div ref={bar} className={classes.running} data-card="raised" data-stays={stays ? '' : undefined}>
      <p className={classes.head}>{children}</p>
      <div ref={next} className={classes.next} />
    </div>
  );
}
