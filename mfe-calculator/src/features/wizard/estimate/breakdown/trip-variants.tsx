import type { CostsByTreatmentInput } from 'shared-contracts';
import { tripVariants } from '../../../../shared/trip-variants.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { VariantText } from '../../../../shared/variant-text.tsx';

interface TripVariantsProps {
  data: Pick<WizardData, 'trip' | 'treatment'>;
  input: CostsByTreatmentInput;
}

/** What else the trip may come to, below its total. They are there before their amounts. */
export const TripVariants = ({ data: { trip, treatment }, input }: TripVariantsProps) =>
  tripVariants(input, treatment ?? {}).map(variant => (
    <span key={variant.name}>
      <VariantText {...variant} country={trip.destination} />
    </span>
  ));
