import { aDestination, aTreatment } from '@carefare/testing';
import { expect, it } from 'vitest';
import { describeTreatment } from './structured-data.ts';

const NOTE = 'The owner’s figure, not confirmed; found prices are about $4,500 to $8,000.';

it('says next to the price of a Gastric Sleeve in India that it is not confirmed, and nothing next to others', () => {
  const url = 'https://carefare.example/treatments/gastric-sleeve';
  const service = describeTreatment({
    treatment: aTreatment({ id: '45', name: 'Gastric Sleeve' }),
    title: 'Gastric Sleeve abroad',
    url,
    procedureUrl: url,
    offers: [
      aDestination({ country: 'India', baseprice: 15_000, basis: 'interpolated', note: NOTE }, '45'),
      aDestination({ country: 'Turkey', baseprice: 3_500 }, '45'),
    ],
  }).find(entry => entry['@type'] === 'Service');
  expect(service?.offers).toMatchObject({
    offers: [
      { areaServed: { name: 'India' }, price: 15_000, description: NOTE },
      { areaServed: { name: 'Turkey' }, price: 3_500 },
    ],
  });
  expect(JSON.stringify(service).match(/"description"/g)).toHaveLength(1);
});
