import {
  basisWords,
  type CostByCountry,
  type DestinationOption,
  leftOutOf,
  scopeOf,
  type TripFigure,
} from 'shared-contracts';
import { moneyIn } from 'shared-contracts/ui';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { destinationCopy as copy } from './destination.copy.ts';

/** As many lines as a card keeps free. */
const MAX_LINES = 3;

interface DestinationNoteProps {
  data: WizardData;
  option: DestinationOption;
  /** Cost of the whole trip there; undefined until it is known. */
  cost: CostByCountry | undefined;
  /** Figures of the same trip. */
  figures: readonly TripFigure[];
  /** What the figures count, e.g. `for 8 veneers`. */
  counted: string | null;
}

/** What a destination's card says below its figure, or its two figures with it. What has to stand next to its price is a line more. */
export function DestinationNote({ data, option, cost, figures, counted }: DestinationNoteProps) {
  const { trip, treatment, local } = data;
  const { country, basePrice, priceLow, priceHigh, basis } = option;
  const money = moneyIn(local);
  const isHome = country === trip.source;
  const leftOut = leftOutOf(data.tripTo(country), treatment ?? {});
  const isTwofold = figures.length > 1;
  const set = basis === 'set' && basisWords.set;
  const lines = cost
    ? [
        isHome && copy.ownCountry,
        ...(isTwofold ? [] : figures.flatMap(({ range, comparison }) => [range, comparison?.withHome])),
        copy.treatmentPart([money.exact(cost.treatment), set].filter(Boolean).join(', '), counted, leftOut),
      ]
    : [
        isHome && copy.ownCountry,
        basePrice > 0 &&
          [priceLow < priceHigh && money.range(priceLow, priceHigh), scopeOf(null, treatment ?? {})]
            .filter(Boolean)
            .join(', '),
        set,
      ];
  const text = [...lines.filter(Boolean).slice(0, MAX_LINES), option.note].filter(Boolean).join('\n');
  if (!isTwofold) return text;
  return (
    <>
      {figures.map(({ about, briefly, range, comparison }) => (
        <span key={briefly}>
          {briefly} <b>{about}</b> <span>{[range, comparison?.text].filter(Boolean).join(', ')}</span>{' '}
        </span>
      ))}
      {text}
    </>
  );
}
