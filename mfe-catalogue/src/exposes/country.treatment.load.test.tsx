// @vitest-environment jsdom
import { createTestContext, failing, hanging, network } from '@carefare/testing';
import { expect, it } from 'vitest';
import { loadCountry } from '../../testing/country-page.ts';
import * as country from './country.tsx';

const PATH = '/treatments/hip-replacement/india';

it('waits for all data on the server, briefly in the browser', async () => {
  expect((await loadCountry(PATH)).result).toEqual({ status: 200 });
  network.use(hanging('GET', 'masters/costs-by-source'));
  expect((await loadCountry(PATH, false)).result).toMatchObject({ status: 200 });
});

it('carries what the page shows alone', async () => {
  const { context } = await loadCountry(PATH);
  const keys = context.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0]);
  expect(keys.toSorted()).toEqual(['costs-by-source', 'destination', 'offer', 'prices-in', 'treatment']);
});

it.each([
  ['no such treatment', '/treatments/brain-swap/india'],
  ['no such country', '/treatments/hip-replacement/atlantis'],
  ['not offered there', '/treatments/hip-replacement/spain'],
])('is not found: %s', async (_case, path) => {
  expect((await loadCountry(path)).result).toEqual({ status: 404 });
});

it('is not found where the API has no price; a failure is 503', async () => {
  network.use(failing('GET', 'masters/costs-by-source', 404));
  expect((await loadCountry(PATH)).result).toEqual({ status: 404 });
  network.use(failing('GET', 'masters/costs-by-source'));
  expect((await loadCountry(PATH)).result).toEqual({ status: 503 });
});

it('describes itself with its price and totals', async () => {
  const { context } = await loadCountry(PATH);
  const head = country.page.head?.(context);
  expect(head).toMatchObject({
    title: 'Hip Replacement in India: $6,200 plus travel | Carefare',
    description:
      'Hip Replacement in India, all in: about $7,900 from the UK. 15 days, with flights, visa, hotel and food. Indicative, as of November 2026.',
  });
  expect(head?.structuredData?.map(entry => entry['@type'])).toEqual([
    'MedicalWebPage',
    'MedicalProcedure',
    'Service',
  ]);
  expect(head?.structuredData?.[1]).toMatchObject({
    '@id': 'https://carefare.example/treatments/hip-replacement#procedure',
    bodyLocation: 'Hip',
  });
});

it('needs no call after a prefetch', async () => {
  const { context } = createTestContext({ path: PATH });
  await country.page.prefetch?.(context);
  network.use(failing('GET', 'masters/*'), failing('POST', 'masters/*'));
  expect(await country.page.load?.(context)).toEqual({ status: 200 });
});
