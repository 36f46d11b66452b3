import classes from './choices.module.css';

interface OptionCardProps {
  type: 'radio' | 'checkbox';
  name: string;
  value?: string;
  label: string;
  /** Stands opposite the label. */
  price?: string | undefined;
  note?: string | undefined;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** The browser's own radio button or checkbox on a card, all of which can be clicked. */
export function OptionCard({ label, price, note, onChange, ...input }: OptionCardProps) {
  return (
    <label className={classes.option}>
      <input {...input} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span className={classes.label}>{label}</span> {price && <span className={classes.price}>{price}</span>}{' '}
      {note && <small>{note}</small>}
    </label>
  );
}
