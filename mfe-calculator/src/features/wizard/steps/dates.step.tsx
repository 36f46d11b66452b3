import { useEffect, useState } from 'react';
import { nightsOf, today, travelWindow, updateTripAtom } from 'shared-contracts';
import { useSetAtom } from 'shared-contracts/ui';
import { TextInput } from 'shared-contracts/ui/forms';
import type { WizardData } from '../use-trip-data.ts';
import { wizardCopy as copy } from '../wizard.copy.ts';
import classes from '../wizard.module.css';

/** Step 3: dates by the browser's own field, typed or picked. */
export function DatesScreen({ data: { trip, treatment, destination } }: { data: WizardData }) {
  const update = useSetAtom(updateTripAtom);
  // "Today" is the visitor's and known only after mount, so that server and browser render the same.
  const [range, setRange] = useState<{ min: string; max: string }>();
  // oxlint-disable-next-line react/set-state-in-effect -- once, after mount, on purpose
  useEffect(() => setRange(travelWindow(today())), []);
  const typical = destination?.stayDays ?? treatment?.duration ?? 0;
  const short = trip.startDate && trip.endDate && nightsOf(trip) < typical;
  return (
    <div className={classes.fields}>
      {typical > 0 && <p>{copy.stayHint(typical)}</p>}
      <div className={classes.pair}>
        <TextInput
          type="date"
          name="start-date"
          size="md"
          label={copy.start}
          min={range?.min}
          max={range?.max}
          value={trip.startDate ?? ''}
          onChange={({ currentTarget }) => update({ startDate: currentTarget.value || null })}
        />
        <TextInput
          type="date"
          name="end-date"
          size="md"
          label={copy.end}
          min={trip.startDate ?? range?.min}
          max={range?.max}
          value={trip.endDate ?? ''}
          onChange={({ currentTarget }) => update({ endDate: currentTarget.value || null })}
        />
      </div>
      {short && <p role="status">{copy.shortStay(typical)}</p>}
    </div>
  );
}
