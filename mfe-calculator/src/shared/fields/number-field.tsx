import { useState } from 'react';
import { asciiDigits } from 'shared-contracts';
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
 * A whole number, typed or counted up and down; empty is 0. It is a text field, since browsers let the wheel change a number
 * and tell nothing of letters in it. At a bound the button is aria-disabled, not disabled, which keeps the focus on it.
 */
export function NumberField({ name, label, hint, noun, value, min, max, onChange }: NumberFieldProps) {
  /** The text of the field that is typed into: an emptied one stays empty meanwhile. */
  const [typed, setTyped] = useState<string | null>(null);
  const countBy = (change: 1 | -1) => {
    setTyped(null);
    const count = Math.min(Math.max(value + change, min), max);
    if (count !== value) onChange(count);
  };
  const buttonFor = (change: 1 | -1) =>
    ({
      type: 'button',
      'aria-label': change > 0 ? copy.more(noun) : copy.fewer(noun),
      'aria-disabled': value === (change > 0 ? max : min),
      onClick: () => countBy(change),
    }) as const;
  return (
    <div className={classes.counter}>
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        name={name}
        label={label}
        description={hint}
        value={typed ?? (min > 0 && value === 0 ? '' : value)}
        onChange={({ currentTarget }) => {
          const [digits] = /\d+/.exec(asciiDigits(currentTarget.value)) ?? [];
          // Letters change nothing.
          if (!digits && currentTarget.value) return;
          const count = Math.min(Number(digits ?? 0), max);
          setTyped(digits ? String(count) : '');
          onChange(count);
        }}
        onKeyDown={event => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          countBy(event.key === 'ArrowUp' ? 1 : -1);
        }}
        onBlur={() => setTyped(null)}
      />
      <button {...buttonFor(-1)}>−</button>
      <button {...buttonFor(1)}>+</button>
    </div>
  );
}
