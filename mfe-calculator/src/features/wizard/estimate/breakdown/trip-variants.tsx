import type { CostsByTreatmentInput } from 'shared-contracts';
import { tripVariants } from '../../../../shared/trip-variants.rules.ts';
import { useVariantText } from '../../../../shared/use-variant-text.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';

interface TripVariantsProps {
  data: Pick<WizardData, 'trip' | 'treatment' | 'local'>;
  input: CostsByTreatmentInput;
}

/** What else the trip may come to, below its total. They are there before their amounts. */
export function TripVariants({ data: { trip, treatment, local }, input }: TripVariantsProps) {
  return tripVariants(input, treatment ?? {}).map(variant => (
    <Variant key={variant.name} {...variant} country={trip.destination} local={local} />
  ));
}

const Variant = (variant: Parameters<typeof useVariantText>[0]) => <span>{useVariantText(variant)}</span>;
