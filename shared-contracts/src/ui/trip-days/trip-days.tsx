import type { CSSProperties } from 'react';
import { formatDate } from '../../format.ts';
import { addDays } from '../../trip/dates.ts';
import { tripDays } from '../../trip/trip-days.ts';
import { tripDaysCopy as copy } from './trip-days.copy.ts';

interface TripDaysProps {
  /** Of the stay; at least 1. */
  nights: number;
  /** The day of arrival, `YYYY-MM-DD`; without it days are counted. */
  start?: string | null;
}

/**
 * A trip's days, drawn from its nights as a strip with a block a day and as a list in words, which say what it is worth.
 * Pages that show it import `shared-contracts/ui/trip-days.css`, which no first view needs.
 */
export function TripDays({ nights, start = null }: TripDaysProps) {
  const dateOf = (day: number, date: string) => formatDate(addDays(date, day - 1));
  const phases = tripDays(nights);
  return (
    <>
      <div data-trip-days="strip" aria-hidden>
        {phases.map(({ kind, from, to }) => (
          <span key={kind} data-kind={kind} style={{ '--days': to - from + 1 } as CSSProperties} />
        ))}
      </div>
      <ol data-trip-days="" aria-label={copy.label}>
        {phases.map(({ kind, from, to }) => {
          const [title, text] = copy.phases[kind];
          return (
            <li key={kind} data-kind={kind}>
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
