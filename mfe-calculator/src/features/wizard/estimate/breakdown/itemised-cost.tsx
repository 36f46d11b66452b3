import { formatMonth } from 'shared-contracts';
import { CurrencySelect, PriceMark, useServices } from 'shared-contracts/ui';
import { uncountedLines } from '../../../../shared/cost-lines.rules.ts';
import { lackingOf, rangeOf, type TripTotal } from '../../../../shared/total.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { CostBar } from '../cost-bar.tsx';
import { CostTable } from '../cost-table.tsx';
import { estimateCopy } from '../estimate.copy.ts';
import { breakdownCopy as copy } from './breakdown.copy.ts';
import classes from './breakdown.module.css';
import { lineNotes } from './estimate-notes.rules.ts';

interface ItemisedCostProps {
  data: WizardData;
  cost: TripTotal | null;
  failed: boolean;
}

/** The lines of the estimate, and what is to be known about its figures. */
export function ItemisedCost({ data, cost, failed }: ItemisedCostProps) {
  const { trip, destination, local, options } = data;
  const { notice } = useServices();
  return (
    <>
      {cost && (
        <div className={classes.currency}>
          <CurrencySelect />
        </div>
      )}
      {!failed && <CostBar cost={cost} />}
      <CostTable
        cost={cost}
        failed={failed}
        uncounted={uncountedLines(data.countedTrip)}
        lacking={lackingOf(data.treatment)}
        label={estimateCopy.title}
        notes={lineNotes(data, cost)}
        local={local}
        mark={destination && <PriceMark treatmentId={trip.treatmentType ?? ''} {...destination} />}
      />
      {notice && <p className={classes.small}>{notice}</p>}
      {cost && rangeOf(cost) && options.data && (
        <p className={classes.bands}>
          {options.data.bands.length > 0
            ? copy.bands(
                options.data.bands.filter(({ line }) => cost[line] > 0),
                cost.treatment_range && rangeOf(cost.treatment_range, local),
              )
            : copy.band}
        </p>
      )}
      {local && !failed && (
        <p className={classes.small}>{estimateCopy.approximate(local.code, local.rateDate)}</p>
      )}
      {destination && <p className={classes.small}>{copy.indicative(formatMonth(destination.asOf))}</p>}
    </>
  );
}
