import { type TripCostsOfTreatment, tripFigures } from 'shared-contracts';
import { useMoney } from 'shared-contracts/ui';

const copy = {
  totals: (first: string, second: string) => `First total: ${first}. Second: ${second}.`,
};

type Cost = Pick<TripCostsOfTreatment['costs'][number], 'total' | 'low' | 'high' | 'later'>;

/** Who advises each of two totals, next to a table that has both. */
export function TotalsNote({ costs }: { costs: readonly (Cost | undefined)[] }) {
  const money = useMoney();
  const notes = costs.flatMap(cost => {
    const [first, second] = cost ? tripFigures(cost, null, money) : [];
    return second ? copy.totals(first?.when ?? '', second.when ?? '') : [];
  });
  return [...new Set(notes)].map(text => (
    <p key={text} data-note="">
      {text}
    </p>
  ));
}
