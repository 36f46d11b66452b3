import type { DestinationOption, Treatment } from 'shared-contracts';
import { LocalAmount, PriceMark, Title } from 'shared-contracts/ui';
import { InCountryLink } from '../../shared/in-country-link.tsx';
import { type CountryFigures, headlineOf } from './country-figures.rules.ts';
import type { Counts } from './counts.rules.ts';
import { EstimateLink } from './estimate-link.tsx';
import { figuresCopy } from './figures.copy.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';
import { TripVariants } from './trip-variants.tsx';

interface CountryCardProps {
  treatment: Treatment;
  /** The same with the units and trips that are counted. */
  counted: Treatment;
  figures: CountryFigures;
  /** What the visitor has answered, for the calculator. */
  counts: Partial<Counts>;
  /** What the first figure includes, e.g. `all in`. */
  scope: string;
  /** Of the flight, one way; undefined where the cards do not tell it. */
  flightHours: number | undefined;
  /** What the usual trip costs, from all home countries; undefined where the cards count no usual trip. */
  span: DestinationOption['span'];
  isChosen: boolean;
}

/**
 * A country with its figures, the whole trip before the treatment: the name leads to its page, if there is one, the rest of the
 * card to the calculator. It has as many lines before it is known where the visitor lives as after, but for what else the trip may come to.
 */
export function CountryCard({
  treatment,
  counted,
  figures,
  counts,
  scope,
  flightHours,
  span,
  isChosen,
}: CountryCardProps) {
  const { country, treatment: part, units, totalUsd, basis, note, comparison } = figures;
  const { amount, includes, below } = headlineOf(treatment, figures, span, scope);
  const mark = <PriceMark treatmentId={treatment.id} country={country} basis={basis} note={note} />;
  return (
    <li className={classes.country} data-card="" data-chosen={isChosen ? '' : undefined}>
      <Title order={3}>
        <InCountryLink className={classes.name} treatment={treatment} country={country}>
          {country}
        </InCountryLink>
      </Title>
      <p className={classes.figure}>
        <strong>{amount}</strong> {includes}
        <LocalAmount usd={totalUsd} /> {part === null && mark}
        {below && <span>{below}</span>}
      </p>
      {comparison && (
        <p className={classes.comparison} data-less={comparison.isLess ? '' : undefined}>
          {comparison.withHome}
        </p>
      )}
      {part !== null && (
        <p className={classes.part}>
          {figuresCopy.treatment(part)}{' '}
          {units === null ? (
            mark
          ) : (
            <span>
              {figuresCopy.forUnits('', units)} {mark}
            </span>
          )}
        </p>
      )}
      <div className={classes.variants}>
        <TripVariants treatment={counted} country={country} />
      </div>
      {isChosen && <p>{copy.chosen}</p>}
      {/* The link covers its card, so that the whole card can be clicked. */}
      <p className={classes.last}>
        <EstimateLink className={classes.explore} treatment={treatment} country={country} counts={counts}>
          {figuresCopy.explore(country)}
        </EstimateLink>
        {flightHours !== undefined && <span>{copy.flight(flightHours)}</span>}
      </p>
    </li>
  );
}
