import { useState } from 'react';
import { Button } from 'shared-contracts/ui';
import classes from './choices.module.css';
import { OptionCard } from './option-card.tsx';
import { wizardCopy as copy } from './wizard.copy.ts';

export interface Choice {
  value: string;
  label: string;
  price?: string;
  note?: string;
}

interface ChoiceListProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string | null;
  onChoose(value: string): void;
  /** A longer list shows so many at first, and all on request or when one of the others is chosen. */
  atFirst?: number;
}

/** One of several. */
export function ChoiceList({ legend, name, choices, value, onChoose, atFirst = 99 }: ChoiceListProps) {
  const [all, setAll] = useState(false);
  const long = choices.length > atFirst;
  const hides = long && !all && !choices.slice(atFirst).some(choice => choice.value === value);
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      <div className={classes.options}>
        {(hides ? choices.slice(0, atFirst) : choices).map(choice => (
          <OptionCard
            key={choice.value}
            {...choice}
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
        ))}
      </div>
      {long && (hides || all) && (
        <Button type="button" variant="default" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? copy.showFewer : copy.showAll(choices.length)}
        </Button>
      )}
    </fieldset>
  );
}
