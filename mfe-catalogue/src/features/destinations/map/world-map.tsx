import { type CSSProperties, useId } from 'react';
import { Title } from 'shared-contracts/ui';
import { CountryLink } from '../../../shared/country-link.tsx';
import { profiles } from '../../../shared/profiles.ts';
import { destinationsCopy as copy } from '../destinations.copy.ts';
import { destinations, land, viewBox } from './drawing.ts';
import { type Place, places } from './places.ts';
import classes from './world-map.module.css';

/** In units of the drawing, of which the map has 1,000 by 430. */
const marksOf = (list: readonly Place[]): string =>
  list.map(({ at: [left, top] }) => `M${Math.round(left * 10)} ${Math.round(top * 4.3)}h0.1`).join('');

interface WorldMapProps {
  /** Whether countries have pages; without them those with a profile are shown. */
  hasPages: boolean;
  isListed(country: string): boolean;
}

/**
 * Where the destinations are, each a link: next to its mark, or on small screens in a list below the map. It has
 * only destinations that the API lists; the rest of that list is in the table.
 */
export function WorldMap({ hasPages, isListed }: WorldMapProps) {
  const title = useId();
  const shown = places.filter(
    ({ country }) => isListed(country) && (hasPages || profiles.some(({ name }) => name === country)),
  );
  const marks = marksOf(shown);
  return (
    <figure className={classes.map} aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        {copy.mapTitle}
      </Title>
      <div className={classes.world}>
        <svg viewBox={viewBox} aria-hidden>
          <path d={land} />
          <path d={hasPages ? destinations : ''} />
          <path d={marks} />
          <path d={marks} />
        </svg>
        <ul className={classes.places} aria-label={copy.mapLinks}>
          {shown.map(({ country, at: [left, top], side }) => (
            <li
              key={country}
              data-side={side}
              style={{ '--x': `${left}%`, '--y': `${top}%` } as CSSProperties}
            >
              <CountryLink country={country} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{copy.map}</figcaption>
    </figure>
  );
}
