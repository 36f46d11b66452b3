import { Title } from 'shared-contracts/ui';
import type { CountryFigures } from './country-figures.rules.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface CountryCardProps {
  figures: CountryFigures;
  /** What the first figure includes, e.g. `all in`. */
  scope: string;
  /** E.g. `8 veneers`. */
  units: string | null;
  isChosen: boolean;
  choose: () => void;
}

/** A country with its figures. It is as tall before its total is known as after. */
export function CountryCard({ figures, scope, units, isChosen, choose }: CountryCardProps) {
  const { country, treatment, total, range, comparison } = figures;
  return (
    <li className={classes.country} data-card="" data-chosen={isChosen ? '' : undefined}>
      <Title order={3}>
        {/* The button covers its card, so that the whole card can be clicked. */}
        <button type="button" className={classes.cover} onClick={choose}>
          {country}
        </button>
      </Title>
      {/* Another paragraph for another figure: the text beside it does not move, it is new. */}
      <p key={total ?? treatment} className={classes.figure}>
        <strong>{total ?? treatment}</strong> {total ? scope : copy.plusTravel}
      </p>
      <p>{copy.forUnits(range, units)}</p>
      <p>{total ? copy.forUnits(copy.treatmentPrice(treatment), units) : copy.treatmentAlone}</p>
      <p className={classes.comparison} data-more={comparison?.isLess === false ? '' : undefined}>
        {comparison?.text}
      </p>
      {isChosen ? (
        <p className={classes.explore}>{copy.chosen}</p>
      ) : (
        <p className={classes.explore} aria-hidden>
          {copy.explore(country)}
        </p>
      )}
    </li>
  );
}
