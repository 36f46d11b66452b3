import { describeAdvice, type TripCostsOfTreatment } from 'shared-contracts';

type Cost = Pick<TripCostsOfTreatment['costs'][number], 'later'>;

/** When each of two totals holds, next to a table that has both. */
export const TotalsNote = ({ costs }: { costs: readonly (Cost | undefined)[] }) =>
  [...new Set(costs.flatMap(cost => (cost && describeAdvice(cost)) ?? []))].map(text => (
    <p key={text} data-note="">
      {text}
    </p>
  ));
