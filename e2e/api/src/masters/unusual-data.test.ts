import { expect, it } from 'vitest';
import { startWithData } from '../../testing/start-test-api.ts';
import { unusualData } from '../../testing/unusual-data.ts';

it('answers every call for data that nobody compiled, without a figure that is none', async () => {
  const test = await startWithData(unusualData());
  const { api, send } = test.browser();
  const treatments = await api.treatments();
  const named = (name: string) => treatments.find(treatment => treatment.name === name);
  expect(named('Jaw & Chin Surgery')).toMatchObject({
    id: '54',
    estimatedCost: 3900,
    cheapestIn: 'Peru',
    image: null,
  });
  expect(named('Breast Augmentation')).toMatchObject({ estimatedCost: 0, cheapestIn: null });
  // On request in India.
  expect(named('Free Screening')).toMatchObject({ estimatedCost: 300, cheapestIn: 'Georgia' });
  for (const { id } of treatments) {
    const countries = await api.treatmentCountries(id);
    expect(countries.length > 0).toBe(id !== '31');
    for (const { country } of countries) {
      const query = `treatment_id=${id}&destination=${country}`;
      const { status } = await send('GET', `masters/costs-by-source?${query}`);
      expect([id, country, status]).toEqual([id, country, 200]);
    }
  }
  const answers = await Promise.all(
    ['treatments', 'options', 'destinations', 'trip-costs', 'trip-costs?source=Chile', 'price-book'].map(
      async call => {
        const answer = await send('GET', `masters/${call}`);
        expect([call, answer.status]).toEqual([call, 200]);
        return await answer.text();
      },
    ),
  );
  expect(answers.join(' ')).not.toMatch(/NaN|Infinity|"(?:low|high|total|treatment)":null/);
  const destinations = await api.destinations();
  expect(destinations.find(({ country }) => country === 'Peru')).toMatchObject({
    visaFees: {},
    flightHours: {},
  });
  expect(destinations.find(({ country }) => country === 'India')?.lowestPrice).toBeGreaterThan(0);
});
