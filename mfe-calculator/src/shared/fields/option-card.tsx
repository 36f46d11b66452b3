import type { ReactNode } from 'react';
import classes from './options.module.css';

interface OptionCardProps {
  type: 'radio' | 'checkbox';
  name: string;
  value?: string;
  label: string;
  /** A word next to the label. */
  tag?: string | undefined;
  price?: string | undefined;
  /** Each line of it is shown as one. */
  note?: ReactNode;
  totals?: 0 | 1 | 2;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A native radio button or checkbox on a card; the whole card can be clicked. */
export function OptionCard({ label, tag, price, note, totals = 0, onChange, ...input }: OptionCardProps) {
  return (
    <label className={`${classes.choice} ${classes.option}`} data-totals={totals || undefined}>
      <input {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span className={classes.label}>
        {label}
        {tag && (
          <>
            {' '}
            <span className={classes.tag}>{tag}</span>
          </>
        )}
      </span>{' '}
      {price && <span className={classes.price}>{price}</span>} {note && <small>{note}</small>}
    </label>
  );
}
