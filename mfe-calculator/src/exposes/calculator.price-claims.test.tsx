import { aDatedTrip, answering, countryWire, implantsWire, screen } from '@carefare/testing';
import {
  costsOfTrips,
  counts,
  falseClaims,
  HOME_PRICE,
  marksBesideTotals,
  pricedDestinations,
  textWithoutHomeMarks,
  wrongClaims,
  wrongMarks,
} from '@carefare/testing/price-claims';
import { OTHER_SOURCE } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { cardOf, showEstimate, showStep } from '../../testing/wizard.ts';

type Numbers = (typeof counts)[number];

const tripsFrom = (source: string, numbers: Numbers) =>
  costsOfTrips({
    ...numbers,
    withTravel: source !== OTHER_SOURCE,
    homePrice: source === 'UK' ? HOME_PRICE : null,
  });

/** Dental implants for one patient from a country, in these numbers. */
const optionsOf = (source: string, numbers: Numbers, destination: string | null = null) => ({
  trip: aDatedTrip({
    treatmentType: '37',
    companions: 0,
    accommodationDuration: 5,
    source,
    destination,
    ...numbers,
  }),
  api: [
    answering('GET', 'masters/treatments', [implantsWire]),
    answering(
      'POST',
      'masters/treatment-countries',
      pricedDestinations.map(({ country, price, basis, note }) =>
        countryWire({
          country,
          baseprice: price,
          basis,
          note,
        }),
      ),
    ),
    answering('POST', 'journey/compute-cost-by-treatment', tripsFrom(source, numbers)),
  ],
});

describe.each(['UK', OTHER_SOURCE])('to a visitor from %s', source => {
  it.each(counts)('cards are true for $units units and $visits trips', async numbers => {
    const { container } = await showStep('destination', optionsOf(source, numbers));
    await screen.findByText(/^The whole trip/, { selector: '[aria-busy=false]' });
    for (const facts of tripsFrom(source, numbers)) {
      const card = cardOf(new RegExp(`^${facts.country}`)) ?? '';
      expect(wrongClaims(card, facts)).toEqual([]);
    }
    expect(falseClaims(container.innerHTML)).toEqual([]);
  });

  it.each(counts)('the estimate is true for $units units and $visits trips', async numbers => {
    const index = counts.indexOf(numbers) + (source === 'UK' ? 0 : counts.length);
    const facts = tripsFrom(source, numbers)[index] ?? expect.unreachable();
    const { container } = showEstimate(optionsOf(source, numbers, facts.country));
    await screen.findByRole('table', { name: 'Destinations compared' });
    const parts = [
      screen.getByRole('heading', { name: 'Your estimate' }).closest('header'),
      screen.queryByRole('heading', { name: 'Does it save money?' })?.parentElement,
      screen.getByRole('table', { name: 'Your estimate' }),
    ];
    expect(wrongClaims(parts.map(textWithoutHomeMarks).join(' '), facts)).toEqual([]);
    expect(wrongMarks(container.innerHTML, '37')).toEqual([]);
    expect(marksBesideTotals(container.innerHTML)).toEqual([]);
    expect(falseClaims(container.innerHTML)).toEqual([]);
  });
});
