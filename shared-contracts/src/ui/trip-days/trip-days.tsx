import { formatDate } from '../../format.ts';
import { addDays } from '../../trip/dates.ts';
import { tripDays } from '../../trip/trip-days.ts';
import { tripDaysCopy as copy } from './trip-days.copy.ts';

interface TripDaysProps {
  /** Of the stay; at least 1. */
  nights: number;
  /** Of the treatment, as the API spells it. */
  category: string;
  /** The day of arrival, `YYYY-MM-DD`; without it days are counted. */
  start?: string | null;
}

/**
 * A typical trip day by day, drawn from its nights, with the words that say what it is worth. Who shows it
 * imports `shared-contracts/ui/trip-days.css`, which no first view needs.
 */
export function TripDays({ nights, category, start = null }: TripDaysProps) {
  const dateOf = (day: number, date: string) => formatDate(addDays(date, day - 1));
  return (
    <>
      <ol data-trip-days="" aria-label={copy.label}>
        {tripDays(nights, category).map(({ kind, from, to }) => {
          const [title, text] = copy.phases[kind];
          return (
            <li key={kind}>
              <span>
                {start === null ? copy.days(from, to) : copy.dates(dateOf(from, start), dateOf(to, start))}
              </span>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
      <p data-note="">{copy.note}</p>
    </>
  );
}
