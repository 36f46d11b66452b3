import { answering, aTrip, countryWire, implantsWire, screen } from '@carefare/testing';
import {
  costsOfTrips,
  counts,
  marksBesideTotals,
  wrongClaims,
  wrongMarks,
} from '@carefare/testing/price-claims';
import { aboutUsd, OTHER_SOURCE } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { renderContact } from '../../testing/contact-page.ts';

describe.each(['UK', OTHER_SOURCE])('to a visitor from %s', source => {
  it.each(counts)('the estimate of a request is true for $units units and $visits trips', async numbers => {
    const costs = costsOfTrips({ ...numbers, withTravel: source !== OTHER_SOURCE });
    const facts =
      costs[counts.indexOf(numbers) + (source === 'UK' ? 0 : counts.length)] ?? expect.unreachable();
    const { container } = renderContact({
      view: 'estimate',
      trip: aTrip({ treatmentType: '37', source, destination: facts.country, ...numbers }),
      api: [
        answering('GET', 'masters/treatments', [implantsWire]),
        answering('POST', 'masters/treatment-countries', [countryWire({ country: facts.country })]),
        answering('POST', 'journey/compute-cost-by-treatment', costs),
      ],
    });
    const card = (await screen.findByText(aboutUsd(facts.total))).closest('section');
    expect(wrongClaims(card?.textContent ?? '', facts)).toEqual([]);
    expect(wrongMarks(container.innerHTML, '37')).toEqual([]);
    expect(marksBesideTotals(container.innerHTML)).toEqual([]);
  });
});
