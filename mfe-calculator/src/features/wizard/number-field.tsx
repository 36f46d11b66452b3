import classes from './field.module.css';
import { Field } from './field.tsx';
import { wizardCopy as copy } from './wizard.copy.ts';

interface NumberFieldProps {
  name: string;
  label: string;
  /** One of what is counted, for the buttons' names. */
  one: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/** A whole number, typed or counted up and down; empty is 0. A button at its end stays, so that the focus does. */
export function NumberField({ name, label, one, value, min, max, onChange }: NumberFieldProps) {
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max(value + by, min), max);
    return {
      type: 'button',
      'aria-label': by > 0 ? copy.more(one) : copy.fewer(one),
      'aria-disabled': next === value,
      onClick: () => onChange(next),
    } as const;
  };
  return (
    <div className={classes.counter}>
      <Field
        type="number"
        inputMode="numeric"
        name={name}
        label={label}
        min={min}
        max={max}
        value={min > 0 && value === 0 ? '' : value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <button {...step(-1)}>−</button>
      <button {...step(1)}>+</button>
    </div>
  );
}
