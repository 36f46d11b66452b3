import { useRef, useState } from 'react';
import { type CostByCountry, costInputOf, queries, usd, type WizardView } from 'shared-contracts';
import { Title, useApiQuery, useServices } from 'shared-contracts/ui';
import type { WizardData } from '../use-trip-data.ts';
import { CostTable } from './cost-table.tsx';
import { runningCopy as copy } from './estimate.copy.ts';
import { FailedPart } from './failed-part.tsx';
import { localMoney } from './local-money.ts';
import classes from './running-estimate.module.css';
import { ShareBar } from './share-bar.tsx';
import { useLast } from './use-last.ts';

const none: CostByCountry[] = [];

/**
 * What the trip would cost by the answers so far, with what is still assumed (section 10.3). Beside the questions on a wide
 * screen; on a narrow one a bar at the bottom with the total, which opens.
 */
export function RunningEstimate({ data, view }: { data: WizardData; view: WizardView }) {
  const { trip, treatment } = data;
  const { api } = useServices();
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const question = costInputOf(trip, view, treatment?.duration ?? 0);
  const costs = useApiQuery(question && queries.costsByTreatment(api, question.input), none);
  // The last figures stay until the next ones are there: they change with every answer.
  const known = useLast(costs.loading ? null : costs.data, trip.treatmentType) ?? none;
  const cost = known.find(({ country }) => country === trip.destination);
  const totals = known.map(({ total }) => total);
  const local = localMoney(data.options.data, trip.source);
  const shown = question && !costs.failed && known.length > 0;
  const total = cost ? usd(cost.total) : copy.range(Math.min(...totals), Math.max(...totals));
  return (
    <aside
      className={classes.running}
      aria-label={copy.title}
      data-known={shown ? '' : undefined}
      data-open={open ? '' : undefined}
    >
      <div className={classes.head}>
        <Title order={3} size="h4" ref={title} tabIndex={-1}>
          {copy.title}
        </Title>
        {shown && (
          <p className={classes.total} data-busy={costs.loading ? '' : undefined}>
            <strong>{total}</strong> {cost && local && <small>{local.of(cost.total)}</small>}
          </p>
        )}
        {shown && (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? copy.hide : copy.show}
          </button>
        )}
      </div>
      {costs.failed && <FailedPart text={copy.failed} retry={costs.retry} heading={title} />}
      {!shown && !costs.failed && (
        <p className={classes.waiting}>
          {question ? copy.loading : trip.source ? copy.waiting.nights : copy.waiting.source}
        </p>
      )}
      {shown && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a narrow screen, for the keyboard too
        <div className={classes.details} tabIndex={open ? 0 : undefined}>
          {cost ? (
            <>
              <ShareBar cost={cost} />
              <CostTable cost={cost} label={copy.title} local={null} busy={costs.loading} />
            </>
          ) : (
            <p>{copy.rangeHint}</p>
          )}
          {cost && local && <p className={classes.small}>{copy.approximate(local.currency, local.rateOf)}</p>}
          {treatment && <p>{copy.unit(treatment.priceUnit, treatment.typicalUnits)}</p>}
          {question.assumed.length > 0 && (
            <>
              <p className={classes.assumed}>{copy.assumed}</p>
              <ul>
                {question.assumed.map(key => (
                  <li key={key}>{copy.assumptions[key]}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </aside>
  );
}
