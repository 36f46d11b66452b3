import {
  countriesAtom,
  describeCounted,
  describeStays,
  leftOutOf,
  OTHER_SOURCE,
  totalScope,
} from 'shared-contracts';
import { Failure, PriceMark, useAtomValue, useMoney } from 'shared-contracts/ui';
import { toldPriceCopy } from '../../shared/told-price/told-price.copy.ts';
import { describeUnits } from '../../shared/units.rules.ts';
import { useAnnouncement } from '../../shared/use-announcement.ts';
import { CountFields } from './count-fields.tsx';
import { quickEstimateCopy as copy } from './quick-estimate.copy.ts';
import classes from './quick-estimate.module.css';
import type { Estimate } from './use-estimate.ts';

interface TermsProps {
  estimate: Estimate;
  /** Whether it stands above a list of countries: the visitor may count other numbers than the usual ones. */
  isOfList: boolean;
}

/** How much is counted, what the totals of a page count, and what they are compared with. */
export const Terms = ({ estimate, isOfList }: TermsProps) => (
  <>
    {isOfList && <CountFields {...estimate} />}
    {useAtomValue(countriesAtom).residences.length > 0 && <Counted {...estimate} isOfList={isOfList} />}
  </>
);

/** What the totals count; before it is known where the visitor lives, what they will. */
function Counted({
  isOfList,
  treatment,
  counted,
  source,
  travelIncluded,
  homePrice,
  isTold,
  costs,
  isLoading,
  hasFailed,
  retry,
}: Estimate & Pick<TermsProps, 'isOfList'>) {
  const { typicalUnits, unit, visits, duration } = counted;
  const money = useMoney();
  const stays = visits?.days ?? [duration];
  const [first] = source === null ? [] : costs;
  const isCompared = source !== null && first !== undefined && travelIncluded;
  /** @param isWhole with the numbers that fields above may have */
  const describe = (isWhole: boolean) => {
    if (source === null) return copy.ask(describeStays(stays));
    if (!first) return isLoading ? copy.loading : copy.missing;
    const travel = {
      source: travelIncluded ? source : OTHER_SOURCE,
      destination: null,
      flightSupport: true,
      visaSupport: true,
    };
    const words = {
      patients: 1,
      travelers: 1,
      units: typicalUnits,
      unit: isWhole ? unit : null,
      stays: isWhole || !visits ? stays : null,
    };
    return copy.counted(
      totalScope(leftOutOf(travel, counted)),
      travelIncluded ? source : null,
      describeCounted({ ...words, source: travelIncluded ? null : OTHER_SOURCE }),
    );
  };
  const text = describe(true);
  useAnnouncement(hasFailed || text === copy.loading ? null : text, { isFirstKnown: true });
  const until = copy.until(counted === treatment);
  if (hasFailed && source !== null)
    return <Failure text={`${copy.failed} ${until}`} label={copy.retry} retry={retry} />;
  return (
    <p className={classes.note}>
      {source === null ? <span>{text}</span> : describe(!isOfList)} {source === null && until}
      {isCompared &&
        (isTold && homePrice
          ? toldPriceCopy.told(money.about(homePrice.typical))
          : copy.atHome(homePrice, describeUnits({ units: null }, counted), money))}
      {isCompared && homePrice && !isTold && (
        <>
          {' '}
          <PriceMark treatmentId={counted.id} basis={homePrice.basis} country={source} isAtHome />
        </>
      )}
    </p>
  );
}
