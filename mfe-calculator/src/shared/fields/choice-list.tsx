import { type ReactNode, useState } from 'react';
import { Button } from 'shared-contracts/ui';
import { wizardCopy as copy } from '../wizard.copy.ts';
import { OptionCard } from './option-card.tsx';
import { OptionGroup } from './option-group.tsx';

interface Choice {
  value: string;
  label: string;
  tag?: string | undefined;
  price?: string | undefined;
  note?: ReactNode;
}

interface ChoiceListProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string | null;
  onChoose(value: string): void;
  /** A longer list starts with this many choices and a button for the rest. */
  initialCount?: number;
  /** How many totals each card has, or will have once they are known: their notes keep that much space. */
  totals?: 0 | 1 | 2;
  /** What holds for all cards, above them. */
  note?: ReactNode;
  /** Shows the previous figures while new ones are computed. */
  busy?: boolean;
}

/** Cards; the visitor chooses one. */
export function ChoiceList({
  legend,
  name,
  choices,
  value,
  onChoose,
  initialCount = 99,
  totals = 0,
  note,
  busy = false,
}: ChoiceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const rest = choices.slice(initialCount);
  // A chosen card is never hidden.
  const canHide = rest.length > 0 && !rest.some(choice => choice.value === value);
  return (
    <OptionGroup
      legend={legend}
      busy={busy}
      note={note}
      footer={
        canHide && (
          <Button
            type="button"
            variant="default"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? copy.showFewer : copy.showAll(choices.length)}
          </Button>
        )
      }
    >
      {(canHide && !showsAll ? choices.slice(0, initialCount) : choices).map(choice => (
        <OptionCard
          key={choice.value}
          {...choice}
          totals={totals}
          type="radio"
          name={name}
          checked={choice.value === value}
          onChange={() => onChoose(choice.value)}
        />
      ))}
    </OptionGroup>
  );
}
