import { tripVariants } from '../../shared/trip-variants.rules.ts';
import { VariantText } from '../../shared/variant-text.tsx';
import { typicalTrip } from './counts.rules.ts';
import type { Estimate } from './use-estimate.ts';

interface CountryVariantsProps {
  estimate: Pick<Estimate, 'counted' | 'source'>;
  country: string;
}

/** What else the trip to a country may come to from where the visitor lives, one below the other. */
export function CountryVariants({ estimate: { counted, source }, country }: CountryVariantsProps) {
  if (source === null) return null;
  const variants = tripVariants(typicalTrip(counted, source), counted);
  return (
    variants.length > 0 && (
      <div>
        {variants.map(variant => (
          <p key={variant.name}>
            <VariantText {...variant} country={country} />
          </p>
        ))}
      </div>
    )
  );
}
