import 'shared-contracts/ui/trip-days.css';
import { sessionAtom } from 'shared-contracts';
import { Button, Title, TripDays, useAtomValue, useServices } from 'shared-contracts/ui';
import { nightsOfDates } from '../../../../shared/dates.rules.ts';
import { countsFlights } from '../../../../shared/route.rules.ts';
import type { WizardData } from '../../../../shared/use-wizard-data.ts';
import { datedVisits } from './dated-visits.rules.ts';
import { tripCalendarCopy as copy } from './trip-calendar.copy.ts';
import classes from './trip-calendar.module.css';

/** The days of all visits with their dates, also as a calendar file. Nothing for a treatment at home. */
export function TripCalendar({ data: { trip, treatment, stays } }: { data: WizardData }) {
  const { notify } = useServices();
  const { sessionId } = useAtomValue(sessionAtom);
  const { startDate: start, source, destination } = trip;
  const nights = nightsOfDates(trip);
  if (!treatment || !start || !destination || nights === null || source === destination) return null;
  const visits = datedVisits(start, [nights, ...stays.slice(1)], treatment.visits);
  const save = async () => {
    try {
      const { saveCalendar } = await import(/* webpackChunkName: "calendar-file" */ './save-calendar.ts');
      await saveCalendar({ sessionId, treatment: treatment.id, destination }, visits);
    } catch {
      notify({ title: copy.failed, text: '', tone: 'error' });
    }
  };
  return (
    <section className={classes.calendar}>
      <Title order={4}>{copy.title}</Title>
      {visits.map((visit, place) => (
        <TripDays
          key={visit.start}
          {...visit}
          {...(treatment.visits && visits.length > 1 && { title: copy.trip(place, treatment.visits.apart) })}
          withFlights={countsFlights(trip)}
          hasNote={place === visits.length - 1}
        />
      ))}
      <Button variant="default" onClick={() => void save()}>
        {copy.save}
      </Button>
      <p data-note="">{copy.note}</p>
    </section>
  );
}
