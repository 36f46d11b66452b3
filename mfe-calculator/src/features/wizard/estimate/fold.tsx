import type { ReactNode } from 'react';
import classes from './fold.module.css';
import { useNarrow } from './use-narrow.ts';

interface FoldProps {
  /** The heading. */
  title: ReactNode;
  children: ReactNode;
}

/** A part of the estimate that is folded on a narrow screen until it is asked for. On paper it is open. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className={classes.fold} open={!useNarrow()}>
    <summary>{title}</summary>
    {children}
  </details>
);
