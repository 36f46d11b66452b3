import {
  answering,
  createTestContext,
  destinationWire,
  failing,
  network,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
} from '@carefare/testing';
import { expect, it } from 'vitest';
import * as country from './country.tsx';
import * as treatment from './treatment.tsx';

const TITLE_MAX = 60;

const listed = async () => {
  const { context } = createTestContext({ server: true });
  return (
    await Promise.all(
      [treatment, country].map(({ page }) => page.addresses?.(context) ?? expect.unreachable()),
    )
  ).flat();
};
/** Trip costs with other values of the hip replacement and its destinations. */
const tripsWith = (
  trip: Parameters<typeof treatmentTripsWire>[0],
  cost: Parameters<typeof tripCostWire>[0],
) => {
  const treatments = [treatmentTripsWire({ ...trip, costs: [tripCostWire(cost)] })];
  return answering('GET', 'masters/trip-costs', tripCostsWire({ treatments }));
};
const textOf = async (path: string) => (await listed()).find(address => address.path === path)?.social.text;

it.each([
  [
    '/treatments/hip-replacement',
    'Hip Replacement abroad',
    'From $6,200. Costs compared, country by country.',
  ],
  ['/destinations/india', 'Treatment in India', 'From $450. Prices, visas and flights, by home country.'],
  [
    '/treatments/hip-replacement/india',
    'Hip Replacement in India',
    '$6,200 plus travel (found). The whole trip, by home country.',
  ],
])('%s has a preview picture with its price', async (path, title, text) => {
  const addresses = await listed();
  expect(addresses.find(address => address.path === path)?.social).toMatchObject({ title, text });
  expect(new Set(addresses.map(address => address.path)).size).toBe(addresses.length);
  for (const { social } of addresses)
    expect(social.title.length, social.title).toBeLessThanOrEqual(TITLE_MAX);
});

it('lists a page of any script at the address that browsers ask for, which is its canonical', async () => {
  const name = 'Операция';
  network.use(answering('GET', 'masters/treatments', [treatmentWire({ id: '60', name })]));
  const path = '/treatments/%D0%BE%D0%BF%D0%B5%D1%80%D0%B0%D1%86%D0%B8%D1%8F';
  expect((await listed()).map(address => address.path)).toContain(path);
  const { context } = createTestContext({ server: true, path, params: { slug: 'операция' } });
  expect(await treatment.page.load?.(context)).toMatchObject({ status: 200 });
  const { canonical, breadcrumb } = treatment.page.head?.(context) ?? {};
  expect([canonical, breadcrumb?.at(-1)]).toEqual([path, { name, path }]);
});

it('names the piece that a price is for', async () => {
  const unit = { one: 'veneer', many: 'veneers', max: 32 };
  network.use(
    answering('GET', 'masters/treatments', [treatmentWire({ id: '38', base_cost: 230, unit })]),
    tripsWith({ treatment_id: 38, units: 8 }, { treatment: 1_840 }),
  );
  expect(await textOf('/treatments/dental-veneers')).toMatch(/^From \$230 per veneer\. /);
  expect(await textOf('/treatments/dental-veneers/india')).toMatch(/^\$1,840 for 8 veneers plus travel /);
});

it('does not call an estimate the lowest price, and puts the note next to a price that needs it', async () => {
  const estimate = { basis: 'interpolated' } as const;
  const note = 'Not confirmed; found prices are lower.';
  network.use(
    answering('GET', 'masters/treatments', [treatmentWire(estimate)]),
    answering('GET', 'masters/destinations', [destinationWire({ lowest_basis: 'interpolated' })]),
    tripsWith({}, { ...estimate, note }),
  );
  expect(await textOf('/treatments/hip-replacement')).toMatch(/^About \$6,200\. /);
  expect(await textOf('/destinations/india')).toMatch(/^About \$450\. /);
  expect(await textOf('/treatments/hip-replacement/india')).toBe(
    `$6,200 plus travel (interpolated). ${note} The whole trip, by home country.`,
  );
});

it('rejects while the API is down, so that the shell asks again', async () => {
  network.use(failing('GET', 'masters/*'));
  for (const { page } of [treatment, country])
    await expect(page.addresses?.(createTestContext({ server: true }).context)).rejects.toThrow(
      'Failed to fetch',
    );
});
