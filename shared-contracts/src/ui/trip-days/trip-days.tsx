import { tripDays } from '../../trip/trip-days.ts';
import { addDays } from '../../values/dates.ts';
import { formatDate } from '../../values/format.ts';
import { tripDaysCopy as copy } from './trip-days.copy.ts';

interface TripDaysProps {
  /** Nights of the stay; at least 1. */
  nights: number;
  /** The day of arrival, `YYYY-MM-DD`; without it days are counted. */
  start?: string | null;
  /** Above the days, where there are several trips. */
  title?: string;
  /** Whether the trip's flights are counted, so that their note is worth its room. */
  withFlights?: boolean;
  /** Whether what the days are worth is said below them: of several trips, below the last. */
  hasNote?: boolean;
}

/**
 * A trip's days: arrival, stay and journey home, and what they are worth. What is on which day of the stay nobody knows.
 * Pages that show it import `shared-contracts/ui/trip-days.css`, which no first view needs.
 */
export function TripDays({ nights, start = null, title, withFlights = true, hasNote = true }: TripDaysProps) {
  const dateOf = (day: number, date: string) => formatDate(addDays(date, day - 1));
  return (
    <>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <ol data-trip-days="" aria-label={title ?? copy.label}>
        {tripDays(nights).map(({ kind, from, to }) => (
          <li key={kind} data-kind={kind}>
            <span>
              {start === null ? copy.days(from, to) : copy.dates(dateOf(from, start), dateOf(to, start))}
            </span>
            <strong>{copy.phases[kind]}</strong>
          </li>
        ))}
      </ol>
      {hasNote && (
        <p data-note="">
          {copy.note} {withFlights && copy.flightNote}
        </p>
      )}
    </>
  );
}
