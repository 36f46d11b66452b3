import type { Fallback } from 'shared-contracts/host';
import classes from './fallbacks.module.css';

/** Cards, each with a title and lines. */
export function Facts({ facts }: { facts: NonNullable<Fallback['facts']> }) {
  return (
    <ul className={classes.facts}>
      {facts.map(({ title, lines }) => (
        <li key={title} data-card="">
          <strong>{title}</strong>
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ul>
  );
}
