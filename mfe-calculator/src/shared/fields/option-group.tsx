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
  /** What holds for all options. */
  note?: ReactNode;
  busy?: boolean;
}

/** Options that belong together, under one legend. */
export function OptionGroup({
  legend,
  children,
  className = classes.options,
  isChips = false,
  footer,
  note,
  busy = false,
}: OptionGroupProps) {
  return (
    <fieldset className={classes.group} aria-busy={busy || undefined}>
      <legend>{legend}</legend>
      {note && <p data-note="">{note}</p>}
      {isChips ? <div data-chips="">{children}</div> : <div className={className}>{children}</div>}
      {footer}
    </fieldset>
  );
}
