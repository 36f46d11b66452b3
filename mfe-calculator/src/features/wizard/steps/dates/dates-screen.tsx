import { useRef } from 'react';
import { formatDate, tripAtom } from 'shared-contracts';
import { Button, useSetAtom } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import { addDays, nightsOfDates, travelWindow } from '../../../../shared/dates.rules.ts';
import { Notice } from '../../../../shared/notice.tsx';
import { describeTrips } from '../../../../shared/visits.rules.ts';
import { wizardCopy } from '../../../../shared/wizard.copy.ts';
import { NightsNotice } from '../nights-notice.tsx';
import { StayNotice } from '../stay-notice.tsx';
import classes from '../step.module.css';
import type { ScreenProps } from '../step.ts';
import { datesCopy as copy } from './dates.copy.ts';
import { missingDates } from './missing-dates.rules.ts';
import { StartChips } from './start-chips.tsx';

/** Step 3: start and end date in native date fields; buttons fill in usual dates and the typical stay. */
export function DatesScreen({ data, day }: ScreenProps) {
  const { trip, stays, typicalStay } = data;
  const update = useSetAtom(tripAtom);
  const endField = useRef<HTMLInputElement>(null);
  const range = day ? travelWindow(day) : undefined;
  const { startDate, endDate } = trip;
  const nights = nightsOfDates(trip);
  // While its year is typed, a date is centuries ago.
  const start = range && startDate && startDate >= range.min && startDate <= range.max ? startDate : null;
  const suggested = start && typicalStay > 0 ? addDays(start, typicalStay) : null;
  const isTooLong = missingDates(trip, day).includes(copy.missing.nights);
  const fields = [
    { key: 'startDate', name: 'start-date', label: copy.start, min: range?.min },
    { key: 'endDate', name: 'end-date', label: copy.end, min: startDate ?? range?.min, ref: endField },
  ] as const;
  return (
    <div className={classes.fields}>
      {day && <StartChips data={data} day={day} />}
      {typicalStay > 0 && <p>{copy.stayHint(typicalStay)}</p>}
      <div className={classes.pair}>
        {fields.map(({ key, ...field }) => (
          <TextInput
            key={key}
            {...field}
            type="date"
            max={range?.max}
            value={trip[key] ?? ''}
            data-empty={trip[key] ? undefined : ''}
            onChange={({ currentTarget }) => update({ [key]: currentTarget.value || null })}
          />
        ))}
      </div>
      {suggested && suggested !== endDate && (
        <div>
          <Button
            type="button"
            variant="outline"
            onClick={() => {
              update({ endDate: suggested });
              // The button disappears.
              endField.current?.focus();
            }}
          >
            {copy.suggest(formatDate(suggested))}
          </Button>
        </div>
      )}
      {isTooLong && <Notice text={copy.tooLong} />}
      {day && <Notice tone="plain" text={start ? copy.planned(nights, formatDate(start)) : ''} />}
      {stays.length > 1 && <Notice tone="plain" text={wizardCopy.firstTrip(describeTrips(stays))} />}
      <NightsNotice trip={trip} field="end-date" />
      <StayNotice nights={nights ?? 0} typical={typicalStay} />
    </div>
  );
}
