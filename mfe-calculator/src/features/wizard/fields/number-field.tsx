import { TextInput } from 'shared-contracts/ui/forms';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from './field.module.css';

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** What is counted, in the singular, for the buttons' labels. */
  noun: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

/**
 * A whole number, typed or counted up and down; empty is 0. At a bound the button is aria-disabled, not disabled, which
 * keeps the focus on it.
 */
export function NumberField({ name, label, hint, noun, value, min, max, onChange }: NumberFieldProps) {
  const buttonFor = (change: 1 | -1) => {
    const next = Math.min(Math.max(value + change, min), max);
    return {
      type: 'button',
      'aria-label': change > 0 ? copy.more(noun) : copy.fewer(noun),
      'aria-disabled': next === value,
      onClick: () => onChange(next),
    } as const;
  };
  return (
    <div className={classes.counter}>
      <TextInput
        type="number"
        inputMode="numeric"
        name={name}
        label={label}
        description={hint}
        min={min}
        max={max}
        value={min > 0 && value === 0 ? '' : value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <button {...buttonFor(-1)}>−</button>
      <button {...buttonFor(1)}>+</button>
    </div>
  );
}
