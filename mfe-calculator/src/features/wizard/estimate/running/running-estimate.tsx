import { type Ref, useState } from 'react';
import { type Assumption, type StepName, totalScope } from 'shared-contracts';
import { Failure, PriceMark, Title, useSeenChange } from 'shared-contracts/ui';
import { uncountedLines } from '../../../../shared/cost-lines.rules.ts';
import { aboutIn, roundedIn } from '../../../../shared/currency/local-currency.rules.ts';
import { hasTravel } from '../../../../shared/route.rules.ts';
import { lackingOf, rangeOf } from '../../../../shared/total.rules.ts';
import { useAnnouncement } from '../../../../shared/use-announcement.ts';
import { useCosts } from '../../../../shared/use-costs.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { describeTrips } from '../../../../shared/visits.rules.ts';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import { useStaysInView } from '../bar/use-stays-in-view.ts';
import { CostBar } from '../cost-bar.tsx';
import { CostTable } from '../cost-table.tsx';
import { estimateCopy } from '../estimate.copy.ts';
import { useNarrow } from '../use-narrow.ts';
import { useSlow } from '../use-slow.ts';
import { costRange } from './cost-range.rules.ts';
import { runningEstimateCopy as copy } from './running-estimate.copy.ts';
import classes from './running-estimate.module.css';

/** A total is settled when it has not changed for this long, in ms. */
const SETTLED_MS = 1_000;

function assumptionText(key: Assumption, { trip, unitsText }: WizardData): string {
  if (key === 'units' && unitsText) return copy.typical(unitsText);
  return key === 'support' && !hasTravel(trip) ? copy.noTravel : copy.assumptions[key];
}

interface RunningEstimateProps {
  data: WizardData;
  step: StepName;
  /** Where Next stands while this is a bar. */
  next: Ref<HTMLDivElement>;
}

/**
 * The cost by the answers so far and what is still assumed (section 10.3), next to the questions on a wide screen, in a bar
 * at the bottom that opens on a narrow one. While a new answer is computed the previous figures stay.
 */
export function RunningEstimate({ data, step, next }: RunningEstimateProps) {
  const { trip, treatment, unitsText, local, leftOut } = data;
  const [isOpen, setIsOpen] = useState(false);
  const { question, costs, cost, hasTotals } = useCosts(data, step, {
    keepPrevious: true,
    // Step 2 has the totals of all.
    destination: step === 'destination' ? null : trip.destination,
  });
  const range = costRange(costs.data);
  const isBar = useNarrow();
  const bar = useStaysInView<HTMLElement>(isOpen || !hasTotals);
  const isSlow = useSlow(costs.loading);
  const total =
    range && (cost ? aboutIn(local, cost.total) : (rangeOf(range, local) ?? aboutIn(local, range.low)));
  const scope = leftOut.length > 0 ? totalScope(leftOut) : null;
  const totals =
    total && cost?.later ? `${total} ${estimateCopy.or} ${roundedIn(local, cost.later.total)}` : total;
  // Without a total until an answer is given, the first one is a change.
  const news = totals ? copy.now(totals, scope) : treatment && !question ? '' : null;
  useAnnouncement(costs.loading ? null : news, { isFirstKnown: true, afterMs: SETTLED_MS });
  const changed = useSeenChange(total);
  if (!hasTotals) return null;
  return (
    <aside
      {...bar}
      className={classes.running}
      data-card="raised"
      aria-label={copy.title}
      data-open={isOpen ? '' : undefined}
    >
      <div className={classes.head}>
        <Title order={3} size="h4">
          {copy.title}
        </Title>
        {range && (
          <p className={classes.total} data-busy={costs.loading ? '' : undefined} {...changed}>
            {scope && <small>{scope}:</small>} <strong>{total}</strong>
            {cost?.later && (
              <>
                <span> {estimateCopy.or} </span>
                <strong>{roundedIn(local, cost.later.total)}</strong>
              </>
            )}{' '}
            {cost && (
              <small>
                {cost.later ? copy.flights(cost.later.stay, cost.later.after) : rangeOf(cost, local)}
              </small>
            )}
          </p>
        )}
        {range && (
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? copy.hide : copy.show}
          </button>
        )}
      </div>
      {costs.failed && <Failure text={copy.failed} label={wizardCopy.retry} retry={costs.retry} />}
      {isSlow && <p className={classes.waiting}>{wizardCopy.slow}</p>}
      {!range && !isSlow && !costs.failed && (!isBar || trip.source) && (
        <p className={classes.waiting}>
          {!trip.source
            ? copy.waiting.source
            : costs.loading
              ? copy.loading
              : question
                ? copy.none
                : copy.waiting.nights}
        </p>
      )}
      {range && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a narrow screen, also by keyboard
        <div className={classes.details} tabIndex={isOpen ? 0 : undefined}>
          {cost ? (
            <>
              <CostBar cost={cost} />
              <CostTable
                cost={cost}
                uncounted={uncountedLines(data.countedTrip)}
                lacking={lackingOf(treatment)}
                label={copy.title}
                local={local}
                mark={
                  data.destination && (
                    <PriceMark treatmentId={trip.treatmentType ?? ''} {...data.destination} />
                  )
                }
                busy={costs.loading}
              />
            </>
          ) : (
            <p>{copy.rangeHint}</p>
          )}
          {cost && local && (
            <p className={classes.small}>{estimateCopy.approximate(local.code, local.rateDate)}</p>
          )}
          {treatment && (unitsText || treatment.priceUnit) && (
            <p>{unitsText ? copy.units(unitsText, trip.patients) : copy.unit(treatment.priceUnit)}</p>
          )}
          {data.stays.length > 1 && <p>{copy.trips(describeTrips(data.stays))}</p>}
          {question && question.assumed.length > 0 && (
            <>
              <p className={classes.assumed}>{copy.assumed}</p>
              <ul>
                {question.assumed.map(key => (
                  <li key={key}>{assumptionText(key, data)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {isBar && <div ref={next} className={classes.next} />}
    </aside>
  );
}
