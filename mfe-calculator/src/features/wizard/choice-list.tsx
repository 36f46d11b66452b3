import type { ReactNode } from 'react';
import classes from './wizard.module.css';

export interface Choice {
  value: string;
  label: string;
  note?: ReactNode;
}

interface ChoiceListProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string | null;
  onChoose(value: string): void;
}

/** One of several, as the browser's own radio buttons on cards. */
export function ChoiceList({ legend, name, choices, value, onChoose }: ChoiceListProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      <div className={classes.options}>
        {choices.map(choice => (
          <label key={choice.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
