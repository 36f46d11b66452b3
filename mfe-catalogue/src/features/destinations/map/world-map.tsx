import { type CSSProperties, useId } from 'react';
import { Link, Title } from 'shared-contracts/ui';
import { countryPath } from '../../../shared/addresses.rules.ts';
import { destinationsCopy as copy } from '../destinations.copy.ts';
import { destinations, land, viewBox } from './drawing.ts';
import { places } from './places.ts';
import classes from './world-map.module.css';

/** In units of the drawing, of which the map has 1,000 by 430. */
const marks = places
  .map(({ at: [left, top] }) => `M${Math.round(left * 10)} ${Math.round(top * 4.3)}h0.1`)
  .join('');

/** Where the destinations are, each a link: beside its mark, or on small screens in a list below the map. */
export function WorldMap() {
  const title = useId();
  return (
    <figure className={classes.map} aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        {copy.mapTitle}
      </Title>
      <div className={classes.world}>
        <svg viewBox={viewBox} aria-hidden>
          <path d={land} />
          <path d={destinations} />
          <path d={marks} />
          <path d={marks} />
        </svg>
        <ul className={classes.places} aria-label={copy.mapLinks}>
          {places.map(({ country, at: [left, top], side }) => (
            <li
              key={country}
              data-side={side}
              style={{ '--x': `${left}%`, '--y': `${top}%` } as CSSProperties}
            >
              <Link to={countryPath(country)}>{country}</Link>
            </li>
          ))}
        </ul>
      </div>
      <figcaption>{copy.map}</figcaption>
    </figure>
  );
}
