import { countriesAtom, describeAdvice, type Treatment } from 'shared-contracts';
import { useAtomValue, useHydrated } from 'shared-contracts/ui';
import { toldPriceCopy } from '../../shared/told-price/told-price.copy.ts';
import { ToldPriceField } from '../../shared/told-price/told-price-field.tsx';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import classes from './quick-estimate.module.css';
import type { Estimate } from './use-estimate.ts';

interface AdviceProps {
  estimate: Estimate;
  /** Whether it stands below a list of countries, whose cards do not say when each of two totals holds. */
  isOfList: boolean;
}

/** Below the estimates of a page: what advises company and a later flight, and what the visitor was told at home. */
export function Advice({ estimate, isOfList }: AdviceProps) {
  const [cost] = isOfList && estimate.source !== null ? estimate.costs : [];
  return (
    <>
      <TripAdvice {...estimate.treatment} totals={cost ? describeAdvice(cost) : null} />
      {useAtomValue(countriesAtom).residences.length > 0 && <ToldPrice {...estimate} />}
    </>
  );
}

/** Folded, with or without a home country, so that choosing one moves nothing. Not in the HTML: without code nothing would follow. */
const ToldPrice = ({ counted, source, travelIncluded, costs, isLoading, hasFailed }: Estimate) => (
  <div className={classes.told}>
    {useHydrated() && (
      <details>
        <summary>{toldPriceCopy.title}</summary>
        {source !== null && travelIncluded && costs.length > 0 ? (
          <ToldPriceField treatment={counted} trip={{ source, units: null }} />
        ) : (
          <p data-note="">
            {source === null
              ? toldPriceCopy.needsHome
              : isLoading
                ? copy.loading
                : hasFailed
                  ? copy.failed
                  : toldPriceCopy.noTrip}
          </p>
        )}
      </details>
    )}
  </div>
);

/** When each of two totals holds, and what says that others come along, and that the flight home may have to wait. */
const TripAdvice = ({ companions, earliestFlight, totals }: Treatment & { totals: string | null }) =>
  (companions || earliestFlight) && (
    <p data-note="">
      {totals} {companions?.note} {earliestFlight?.text}{' '}
      {earliestFlight?.source_url ? (
        <a href={earliestFlight.source_url}>{earliestFlight.source}</a>
      ) : (
        earliestFlight?.source
      )}
    </p>
  );
