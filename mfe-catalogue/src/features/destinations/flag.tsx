import IN from 'country-flag-icons/react/3x2/IN';
import MY from 'country-flag-icons/react/3x2/MY';
import TH from 'country-flag-icons/react/3x2/TH';
import TR from 'country-flag-icons/react/3x2/TR';
import classes from './destinations.module.css';

/** Drawn, because not every system has flags in its fonts. */
const drawings = { India: IN, Malaysia: MY, Thailand: TH, Turkey: TR };

const isDrawn = (country: string): country is keyof typeof drawings => Object.hasOwn(drawings, country);

/** The flag beside a country's name, which says the same in text; the profile's own character where none is drawn. */
export function Flag({ country, character }: { country: string; character: string }) {
  if (!isDrawn(country)) return <span aria-hidden>{character}</span>;
  const Drawing = drawings[country];
  return <Drawing className={classes.flag} aria-hidden />;
}
