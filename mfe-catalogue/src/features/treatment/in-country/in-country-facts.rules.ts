import {
  type CostsBySource,
  type DestinationOption,
  type DestinationSummary,
  priceFigure,
} from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';
import type { Fact } from '../../../shared/fact-list.tsx';
import { describeUsualTrips } from '../../../shared/figures.rules.ts';
import { knownLanguages } from '../../../shared/known-languages.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import { rangeOf } from './trip-lines.rules.ts';

/**
 * Price, stay, visa, flight and, where they are known, languages of a treatment in a country.
 * @param home where the visitor lives, whose visa and flight take the place of those of all home countries
 */
export function inCountryFacts(
  { costs, visits, nights }: CostsBySource,
  option: DestinationOption,
  country: DestinationSummary | null,
  home: string | null,
  money: Money,
): Fact[] {
  const own = costs.filter(({ source }) => source === home);
  const abroad = (own[0] ? own : costs).filter(({ source }) => source !== option.country);
  const from = copy.from(own[0] ? home : null);
  const fees = abroad.flatMap(({ source }) => country?.visaFees[source] ?? []);
  const visa = rangeOf(fees);
  const flight = rangeOf(abroad.map(({ flightHours }) => flightHours));
  const trips = describeUsualTrips({ visits });
  const { basePrice, priceLow, priceHigh, priceUnit, basis, note } = option;
  return [
    [
      copy.price,
      [
        basePrice > 0
          ? copy.priceText(
              money.exact(basePrice),
              priceLow < priceHigh ? money.range(priceLow, priceHigh, basis) : '',
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
      : [copy.stay, copy.stayText(option.stayDays || nights)],
    [
      copy.visa,
      fees.length > 0
        ? copy.visaText(visa.low, visa.high, country?.medicalVisaDays ?? null, from, money.exact)
        : '',
    ],
    [copy.flight, abroad[0] && copy.flightText(flight.low, flight.high, from)],
    [copy.languages, knownLanguages(country?.languages)],
  ];
}
