import {
  addDays,
  formatDate,
  nightsOfDates,
  timelines,
  travelWindow,
  updateTripAtom,
} from 'shared-contracts';
import { Button, useSetAtom } from 'shared-contracts/ui';
import { Field } from '../fields/field.tsx';
import { Notice } from '../notice.tsx';
import type { WizardData } from '../use-wizard-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import { StayNotice } from './stay-notice.tsx';
import classes from './step.module.css';
import { useToday } from './use-today.ts';

/** Step 3: start and end date in native date fields; a button fills in the typical stay. */
export function DatesScreen({ data: { trip, typicalStay } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  const day = useToday();
  const range = day ? travelWindow(day) : undefined;
  const { startDate, endDate } = trip;
  const nights = nightsOfDates(trip);
  const suggested = startDate && typicalStay > 0 ? addDays(startDate, typicalStay) : null;
  const timeline = timelines.find(({ value }) => value === trip.timeline);
  const fields = [
    { key: 'startDate', name: 'start-date', label: copy.start, min: range?.min },
    { key: 'endDate', name: 'end-date', label: copy.end, min: startDate ?? range?.min },
  ] as const;
  return (
    <div className={classes.fields}>
      {typicalStay > 0 && <p>{copy.stayHint(typicalStay)}</p>}
      <div className={classes.pair}>
        {fields.map(({ key, name, label, min }) => (
          <Field
            key={key}
            type="date"
            name={name}
            label={label}
            min={min}
            max={range?.max}
            value={trip[key] ?? ''}
            onChange={({ currentTarget }) => update({ [key]: currentTarget.value || null })}
          />
        ))}
      </div>
      {suggested && suggested !== endDate && (
        <div>
          <Button type="button" variant="outline" onClick={() => update({ endDate: suggested })}>
            {copy.suggest(formatDate(suggested))}
          </Button>
        </div>
      )}
      {startDate && timeline && (
        <Notice tone="plain" text={copy.planned(nights, formatDate(startDate), timeline.label)} />
      )}
      <StayNotice nights={nights ?? 0} typical={typicalStay} />
    </div>
  );
}
