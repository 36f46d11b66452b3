import { useLocalCurrency } from 'shared-contracts/ui';
import { tripVariants } from '../../shared/trip-variants.rules.ts';
import { useVariantText } from '../../shared/use-variant-text.ts';
import { typicalTrip } from './counts.rules.ts';
import type { Estimate } from './use-estimate.ts';

interface CountryVariantsProps {
  estimate: Pick<Estimate, 'counted' | 'source'>;
  country: string;
}

/** What else the trip to a country may come to from where the visitor lives, one below the other. */
export function CountryVariants({ estimate: { counted, source }, country }: CountryVariantsProps) {
  const local = useLocalCurrency() ?? null;
  if (source === null) return null;
  const variants = tripVariants(typicalTrip(counted, source), counted);
  return (
    variants.length > 0 && (
      <div>
        {variants.map(variant => (
          <Variant key={variant.name} {...variant} country={country} local={local} />
        ))}
      </div>
    )
  );
}

const Variant = (variant: Parameters<typeof useVariantText>[0]) => <p>{useVariantText(variant)}</p>;
