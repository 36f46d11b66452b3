import type { DestinationOption, Treatment } from 'shared-contracts';
import { Slot, Title, useMoney, useSeenChange } from 'shared-contracts/ui';
import { InCountryLink } from '../../shared/in-country-link.tsx';
import { spanData } from '../../shared/spans.copy.ts';
import { CountryPrice } from './country-price.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface CountryCardProps {
  treatment: Treatment;
  option: DestinationOption;
  /** Hours of the flight, one way; undefined where the cards do not tell it. */
  flightHours: number | undefined;
  isChosen: boolean;
  /** Its place in the list. */
  place: number;
}

/**
 * A country with the price of the treatment and what the whole trip costs: the name leads to its page, if there is one, the rest of
 * the card to the calculator, whose estimate it has.
 */
export function CountryCard({ treatment, option, flightHours, isChosen, place }: CountryCardProps) {
  const { country, span } = option;
  const money = useMoney();
  return (
    <li
      className={classes.country}
      data-card=""
      data-chosen={isChosen ? '' : undefined}
      {...useSeenChange(place)}
    >
      <div className={classes.head}>
        <Title order={3}>
          <InCountryLink className={classes.name} treatment={treatment} country={country}>
            {country}
          </InCountryLink>
        </Title>
        <CountryPrice treatment={treatment} option={option} isListed />
      </div>
      <Slot name="treatment.estimate" place={country} data={spanData(country, span, money)} />
      {flightHours !== undefined && <p>{copy.flight(flightHours)}</p>}
      {isChosen && <p>{copy.chosen}</p>}
    </li>
  );
}
