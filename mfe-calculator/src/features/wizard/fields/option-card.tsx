import classes from './options.module.css';

interface OptionCardProps {
  type: 'radio' | 'checkbox';
  name: string;
  value?: string;
  label: string;
  price?: string | undefined;
  note?: string | undefined;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A native radio button or checkbox on a card; the whole card can be clicked. */
export function OptionCard({ label, price, note, onChange, ...input }: OptionCardProps) {
  return (
    <label className={`${classes.choice} ${classes.option}`}>
      <input {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span className={classes.label}>{label}</span> {price && <span className={classes.price}>{price}</span>}{' '}
      {note && <small>{note}</small>}
    </label>
  );
}
