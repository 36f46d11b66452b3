import {
  type CostsBySource,
  type DestinationOption,
  type DestinationSummary,
  priceFigure,
  usd,
  usualRange,
} from 'shared-contracts';
import type { Fact } from '../../../shared/fact-list.tsx';
import { describeUsualTrips } from '../../../shared/figures.rules.ts';
import { knownLanguages } from '../../../shared/known-languages.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { rangeOf } from './trip-lines.rules.ts';

/** Price, stay, visa, flight and, where they are known, languages of a treatment in a country. */
export function inCountryFacts(
  { costs, visits }: CostsBySource,
  option: DestinationOption,
  country: DestinationSummary | null,
): Fact[] {
  const abroad = costs.filter(({ source }) => source !== option.country);
  const fees = abroad.flatMap(({ source }) => country?.visaFees[source] ?? []);
  const visa = rangeOf(fees);
  const flight = rangeOf(abroad.map(({ flightHours }) => flightHours));
  const trips = describeUsualTrips({ visits });
  const { basePrice, priceLow, priceHigh, priceUnit, basis, note, stayDays } = option;
  return [
    [
      copy.price,
      [
        basePrice > 0
          ? copy.priceText(
              usd(basePrice),
              priceLow < priceHigh ? usualRange(priceLow, priceHigh, basis) : '',
              basis,
              priceUnit,
            )
          : priceFigure(0),
        note,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    trips !== null && visits
      ? [copy.trips, copy.tripsText(trips, visits.apart, visits.note)]
      : [copy.stay, copy.stayText(stayDays)],
    [copy.visa, fees.length > 0 ? copy.visaText(visa.low, visa.high, country?.medicalVisaDays ?? null) : ''],
    [copy.flight, abroad[0] && copy.flightText(flight.low, flight.high)],
    [copy.languages, knownLanguages(country?.languages)],
  ];
}
