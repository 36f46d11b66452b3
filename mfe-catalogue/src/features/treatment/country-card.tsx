import { countriesAtom, type DestinationOption, type Treatment } from 'shared-contracts';
import { Slot, Title, useAtomValue } from 'shared-contracts/ui';
import { InCountryLink } from '../../shared/in-country-link.tsx';
import { spanData } from '../../shared/spans.copy.ts';
import { CountryPrice } from './country-price.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface CountryCardProps {
  treatment: Treatment;
  option: DestinationOption;
  /** Of the flight, one way; undefined where the cards do not tell it. */
  flightHours: number | undefined;
  isChosen: boolean;
}

/**
 * A country with its figures, the whole trip before the treatment: the name leads to its page, if there is one, the rest of the
 * card to the calculator, whose estimate it has.
 */
export function CountryCard({ treatment, option, flightHours, isChosen }: CountryCardProps) {
  const { country, span } = option;
  const { hasTripCosts } = useAtomValue(countriesAtom);
  const price = <CountryPrice treatment={treatment} offer={option} isListed />;
  return (
    <li className={classes.country} data-card="" data-chosen={isChosen ? '' : undefined}>
      <Title order={3}>
        <InCountryLink className={classes.name} treatment={treatment} country={country}>
          {country}
        </InCountryLink>
      </Title>
      {!hasTripCosts && price}
      <Slot name="treatment.estimate" place={country} data={spanData(country, span)} />
      {hasTripCosts && price}
      {flightHours !== undefined && <p>{copy.flight(flightHours)}</p>}
      {isChosen && <p>{copy.chosen}</p>}
    </li>
  );
}
