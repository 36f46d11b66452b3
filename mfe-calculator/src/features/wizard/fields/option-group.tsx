import type { ReactNode } from 'react';
import classes from './options.module.css';

interface OptionGroupProps {
  legend: string;
  children: ReactNode;
  /** Layout of the options; a grid of cards by default. */
  className?: string | undefined;
  footer?: ReactNode;
  busy?: boolean;
}

/** Options that belong together, under one legend. */
export function OptionGroup({
  legend,
  children,
  className = classes.options,
  footer,
  busy = false,
}: OptionGroupProps) {
  return (
    <fieldset className={classes.group} aria-busy={busy || undefined}>
      <legend>{legend}</legend>
      <div className={className}>{children}</div>
      {footer}
    </fieldset>
  );
}
