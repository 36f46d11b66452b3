import {
  type CostsByTreatmentInput,
  hasSlug,
  residenceAtom,
  standardChoice,
  tripVariants,
  type WidgetProps,
} from 'shared-contracts';
import { useApiQuery, useAtomValue, useServices } from 'shared-contracts/ui';
import { useVariantText } from '../../shared/use-variant-text.ts';
import { usualTreatmentQuery } from './usual-treatment.query.ts';
import classes from './usual-trip-variants.module.css';

/** What else the usual trip to a country may come to from where the visitor lives, a line each. */
export function UsualTripVariants({ params: { slug = '' }, data: { country, units, visits } }: WidgetProps) {
  const { api, offers } = useServices();
  const { country: source } = useAtomValue(residenceAtom);
  const list = useApiQuery(usualTreatmentQuery({ api, offers }, slug), []);
  const treatment = list.data.find(entry => hasSlug(entry, slug));
  if (source === null || !treatment || typeof country !== 'string') return null;
  const input: CostsByTreatmentInput = {
    treatmentId: treatment.id,
    source,
    patients: 1,
    travelers: 1,
    nights: treatment.duration,
    accommodationId: standardChoice.accommodationMasterId,
    foodId: standardChoice.foodMasterId,
    flightSupport: true,
    visaSupport: true,
    ...(typeof units === 'number' && { units }),
    ...(typeof visits === 'number' && { visits }),
  };
  return tripVariants({ ...input, flightSupport: source !== country }, treatment).map(variant => (
    <Line key={variant.name} {...variant} country={country} nights={input.nights} local={null} />
  ));
}

const Line = (variant: Parameters<typeof useVariantText>[0]) => (
  <span className={classes.line}>{useVariantText(variant)}</span>
);
