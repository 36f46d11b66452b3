import { type CostsByTreatmentInput, queries, type TripVariant, tripVariants } from 'shared-contracts';
import { type LocalCurrency, useApiQuery, useServices } from 'shared-contracts/ui';
import { aboutIn } from '../../../../shared/currency/local-currency.rules.ts';
import { routeOf } from '../../../../shared/route.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { estimateCopy as copy } from '../estimate.copy.ts';

interface TripVariantsProps {
  data: Pick<WizardData, 'trip' | 'treatment' | 'local'>;
  input: CostsByTreatmentInput;
}

/** What else the trip may come to, a line each below its total. They are there before their amounts. */
export function TripVariants({ data: { trip, treatment, local }, input }: TripVariantsProps) {
  const flightSupport = input.flightSupport && routeOf(trip) === 'abroad';
  return tripVariants({ ...input, flightSupport }, treatment ?? {}).map(variant => (
    <Variant key={variant.name} {...variant} country={trip.destination} local={local} />
  ));
}

interface VariantProps extends TripVariant {
  country: string | null;
  local: LocalCurrency | null;
}

function Variant({ name, input, country, local }: VariantProps) {
  const { api } = useServices();
  const costs = useApiQuery(queries.costsByTreatment(api, input), []);
  const cost = costs.data.find(entry => entry.country === country);
  const unknown = costs.loading ? '…' : copy.none;
  return <span data-note="">{`${name}: ${cost ? aboutIn(local, cost.total) : unknown}`}</span>;
}
