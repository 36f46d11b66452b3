import {
  countriesAtom,
  describeCounted,
  describeStays,
  leftOutOf,
  OTHER_SOURCE,
  type Treatment,
  totalScope,
} from 'shared-contracts';
import { Failure, PriceMark, ResidenceSelect, useAtomValue, useMoney } from 'shared-contracts/ui';
import { toldPriceCopy } from '../../shared/told-price/told-price.copy.ts';
import { ToldPriceField } from '../../shared/told-price/told-price-field.tsx';
import { describeUnits } from '../../shared/units.rules.ts';
import { useAnnouncement } from '../../shared/use-announcement.ts';
import { CountFields } from './count-fields.tsx';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import classes from './quick-estimate.module.css';
import type { Estimate } from './use-estimate.ts';

interface TermsProps {
  estimate: Estimate;
  /** Whether the visitor may count other numbers than the usual ones. */
  asksCounts: boolean;
}

/** Where the visitor lives and how much is counted, what the totals of a page count, and what they are compared with. */
export function Terms({ estimate, asksCounts }: TermsProps) {
  return (
    <>
      <div className={classes.asked}>
        <ResidenceSelect />
        {asksCounts && <CountFields {...estimate} />}
      </div>
      {useAtomValue(countriesAtom).hasTripCosts && <Counted {...estimate} />}
      <TripAdvice {...estimate.treatment} />
    </>
  );
}

/** What the totals count; before it is known where the visitor lives, what they will. */
function Counted({
  counted,
  source,
  travelIncluded,
  homePrice,
  isTold,
  costs,
  isLoading,
  hasFailed,
  retry,
}: Estimate) {
  const { typicalUnits, unit, visits, duration } = counted;
  const money = useMoney();
  const stays = visits?.days ?? [duration];
  const hasTotals = source !== null && costs.length > 0;
  const isCompared = hasTotals && travelIncluded;
  const units = describeUnits({ units: null }, counted);
  const describe = () => {
    if (source === null) return copy.ask(describeStays(stays));
    if (!hasTotals) return isLoading ? copy.loading : copy.missing;
    const from = travelIncluded ? source : OTHER_SOURCE;
    const travel = { source: from, destination: null, flightSupport: true, visaSupport: true };
    const words = { patients: 1, travelers: 1, units: typicalUnits, unit, stays, source: from };
    return copy.counted(totalScope(leftOutOf(travel, counted)), describeCounted(words));
  };
  const text = describe();
  useAnnouncement(hasFailed || text === copy.loading ? null : text, { isFirstKnown: true });
  if (hasFailed && source !== null) return <Failure text={copy.failed} label={copy.retry} retry={retry} />;
  return (
    <>
      <p className={classes.note}>
        {text}{' '}
        {isCompared &&
          (isTold && homePrice
            ? toldPriceCopy.told(money.about(homePrice.typical))
            : copy.atHome(source, homePrice, units, money))}
        {isCompared && homePrice && !isTold && (
          <>
            {' '}
            <PriceMark treatmentId={counted.id} basis={homePrice.basis} country={source} isAtHome />
          </>
        )}
      </p>
      <details className={classes.told}>
        <summary>{toldPriceCopy.title}</summary>
        {isCompared ? (
          <ToldPriceField treatmentId={counted.id} source={source} units={units} />
        ) : (
          <p data-note="">{toldPriceCopy.needsHome}</p>
        )}
      </details>
    </>
  );
}

/** What says that others come along, and that the flight home may have to wait. */
const TripAdvice = ({ companions, earliestFlight }: Treatment) =>
  (companions || earliestFlight) && (
    <p data-note="">
      {companions?.note} {earliestFlight?.text}{' '}
      {earliestFlight?.source_url ? (
        <a href={earliestFlight.source_url}>{earliestFlight.source}</a>
      ) : (
        earliestFlight?.source
      )}
    </p>
  );
