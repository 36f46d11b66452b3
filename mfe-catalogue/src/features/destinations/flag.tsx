import IN from 'country-flag-icons/react/3x2/IN';
import MY from 'country-flag-icons/react/3x2/MY';
import TH from 'country-flag-icons/react/3x2/TH';
import TR from 'country-flag-icons/react/3x2/TR';
import classes from './destinations.module.css';

/** Flags as SVG: some systems have none in their fonts. */
const flagIcons: Readonly<Record<string, typeof IN>> = { India: IN, Malaysia: MY, Thailand: TH, Turkey: TR };

/** A decorative flag: an SVG, or the given character for a country without one. */
export function Flag({ country, character }: { country: string; character: string }) {
  const Icon = flagIcons[country];
  return Icon ? <Icon className={classes.flag} aria-hidden /> : <span aria-hidden>{character}</span>;
}
