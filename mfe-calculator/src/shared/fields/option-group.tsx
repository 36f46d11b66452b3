import type { ReactNode } from 'react';
import classes from './options.module.css';

interface OptionGroupProps {
  legend: string;
  children: ReactNode;
  /** Layout of the options; a grid of cards by default. */
  className?: string | undefined;
  /** A row of buttons, in place of a layout of cards. */
  isChips?: boolean;
  footer?: ReactNode;
  busy?: boolean;
}

/** Options that belong together, under one legend. */
export function OptionGroup({
  legend,
  children,
  className = classes.options,
  isChips = false,
  footer,
  busy = false,
}: OptionGroupProps) {
  return (
    <fieldset className={classes.group} aria-busy={busy || undefined}>
      <legend>{legend}</legend>
      {isChips ? <div data-chips="">{children}</div> : <div className={className}>{children}</div>}
      {footer}
    </fieldset>
  );
}
