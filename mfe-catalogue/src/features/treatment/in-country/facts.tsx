import {
  type CostsBySource,
  type DestinationOption,
  type DestinationSummary,
  usd,
  usualRange,
} from 'shared-contracts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';
import { rangeOf } from './trip-lines.rules.ts';

interface FactsProps {
  costs: CostsBySource;
  offer: DestinationOption;
  country: DestinationSummary | null;
}

/** Price, stay, visa, flight and languages of a treatment in a country. */
export function Facts({ costs, offer, country }: FactsProps) {
  const abroad = costs.costs.filter(({ source }) => source !== offer.country);
  const visa = rangeOf(abroad.map(cost => cost.visa));
  const flight = rangeOf(abroad.map(({ flightHours }) => flightHours));
  const { basePrice, priceLow, priceHigh, priceUnit, stayDays } = offer;
  const facts = [
    [copy.price, copy.priceText(usd(basePrice), usualRange(priceLow, priceHigh), priceUnit)],
    [copy.stay, copy.stayText(stayDays)],
    [copy.visa, copy.visaText(visa.low, visa.high, country?.medicalVisaDays ?? null)],
    [copy.flight, copy.flightText(flight.low, flight.high)],
    [copy.languages, country?.languages.join(', ')],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
