import {
  answering,
  aTrip,
  countryWire,
  createTestContext,
  failing,
  hanging,
  network,
  treatmentWire,
  useFakeNetwork,
} from '@carefare/testing';
import {
  prefillAtom,
  queries,
  type Treatment,
  treatmentQuery,
  tripAtom,
  viewTreatmentAtom,
} from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { treatmentHead } from './treatment.head.ts';
import { loadTreatment, prefetchTreatment } from './treatment.load.ts';

useFakeNetwork();

const contextFor = (slug: string, options: Parameters<typeof createTestContext>[0] = {}) =>
  createTestContext({ path: `/treatments/${slug}`, ...options });
const load = (slug: string, server = false) => loadTreatment(contextFor(slug, { server }).context);

describe('loading a treatment', () => {
  it('needs no call after a prefetch, which leaves the trip alone', async () => {
    const { context, store } = contextFor('hip-replacement', { trip: aTrip({ treatmentType: null }) });
    const { store: _store, ...prefetchContext } = context;
    await prefetchTreatment(prefetchContext);
    expect(store.get(tripAtom).treatmentType).toBeNull();
    network.use(failing('GET', 'masters/treatments'), failing('POST', 'masters/*'));
    expect(await loadTreatment(context)).toMatchObject({ status: 200 });
    expect(context.queryClient.getQueryCache().getAll()).toHaveLength(6);
    expect(context.queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })).toEqual([]);
  });

  it('leaves the list to other pages in the browser; a page from the server carries only its own treatment', async () => {
    const listAfterLoad = async (server: boolean) => {
      const { context } = contextFor('hip-replacement', { server });
      await loadTreatment(context);
      const own = context.queryClient.getQueryData<Treatment[]>(
        treatmentQuery(context, 'hip-replacement').queryKey,
      );
      expect(own?.map(({ id }) => id)).toEqual(['52']);
      return context.queryClient.getQueryData<Treatment[]>(queries.treatments(context.api).queryKey)?.length;
    };
    expect(await listAfterLoad(false)).toBeGreaterThan(1);
    expect(await listAfterLoad(true)).toBeUndefined();
  });

  it.each(['tummy-tuck', 'tummy-tuck-abdominoplasty'])(
    'finds %s; the head names the main address',
    async slug => {
      network.use(
        answering('GET', 'masters/treatments', [
          treatmentWire({ id: '34', name: 'Tummy Tuck (Abdominoplasty)' }),
          treatmentWire(),
        ]),
      );
      const { context } = contextFor(slug, { server: true });
      expect(await loadTreatment(context)).toEqual({ status: 200 });
      const main = '/treatments/tummy-tuck-abdominoplasty';
      const { canonical, structuredData } = treatmentHead(context);
      expect([canonical, structuredData?.[0]?.url]).toEqual([main, `https://carefare.example${main}`]);
    },
  );

  it.each([true, false])(
    'answers 404 for a slug that no treatment of the list has (server: %s)',
    async server => {
      for (const slug of ['brain-swap', 'facelift'])
        expect(await load(slug, server)).toEqual({ status: 404 });
    },
  );

  it('redirects to the list when the list fails; the server answers 503', async () => {
    network.use(failing('GET', 'masters/treatments'));
    expect(await load('hip-replacement')).toMatchObject({
      redirect: { to: '/treatments', message: 'Failed to fetch treatments' },
    });
    expect(await load('hip-replacement', true)).toEqual({ status: 503 });
  });

  it('redirects to the list without a slug, and when the failure is not an Error', async () => {
    const { context } = contextFor('hip-replacement', { params: {} });
    expect(await loadTreatment(context)).toMatchObject({
      redirect: { to: '/treatments', message: 'Treatment ID not provided' },
    });
    const failed = contextFor('hip-replacement').context;
    const api = { ...failed.api, treatments: () => Promise.reject('not an Error') };
    expect(await loadTreatment({ ...failed, api })).toMatchObject({
      redirect: { to: '/treatments', message: 'Failed to fetch treatment data' },
    });
  });

  it('opens in the loading state while the list is empty; the server answers 503', async () => {
    network.use(answering('GET', 'masters/treatments', []));
    expect(await load('hip-replacement')).toMatchObject({ status: 200 });
    expect(await load('hip-replacement', true)).toEqual({ status: 503 });
  });

  it('shows the page while the list is loading, with a head of its main address', async () => {
    network.use(hanging('GET', 'masters/treatments'));
    const { context } = contextFor('ivf');
    expect(await loadTreatment(context)).toMatchObject({ status: 200 });
    expect(treatmentHead(context)).toEqual({
      title: 'Ivf Abroad: What It Costs | Carefare',
      description: 'The cost of Ivf abroad, country by country, with travel, visa, stay and food.',
      canonical: '/treatments/ivf',
      breadcrumb: [
        { name: 'Treatments', path: '/treatments' },
        { name: 'Ivf', path: '/treatments/ivf' },
      ],
    });
  });

  it('says when everything is there that the head is made from', async () => {
    const offers = [countryWire({ country: 'Thailand', baseprice: 13_500 }), countryWire()];
    network.use(answering('POST', 'masters/treatment-countries', offers));
    const { context } = contextFor('hip-replacement');
    const { arriving } = await loadTreatment(context);
    await arriving;
    expect(treatmentHead(context)).toMatchObject({
      title: 'Hip Replacement abroad: from $6,200 to $13,500 | Carefare',
      description:
        'Hip Replacement abroad: from $6,200 in India to $13,500 in Thailand, plus travel. About 15 days. Compare whole trips. Indicative, November 2026.',
    });
  });

  it.each([
    ['lowest', 6_200, 13_500],
    ['highest', 13_500, 6_200],
  ])('has no price in its head where the %s has a note', async (_name, noted, other) => {
    const offers = [
      countryWire({ baseprice: noted, note: 'Not confirmed.' }),
      countryWire({ country: 'Thailand', baseprice: other }),
    ];
    network.use(answering('POST', 'masters/treatment-countries', offers));
    const { context } = contextFor('hip-replacement', { server: true });
    await loadTreatment(context);
    expect(treatmentHead(context)).toMatchObject({
      title: 'Hip Replacement Abroad: What It Costs | Carefare',
      description:
        'The cost of Hip Replacement abroad, country by country, with travel, visa, stay and food.',
    });
  });

  it('has no range of prices in its head where all countries have one price', async () => {
    const offers = [countryWire(), countryWire({ country: 'Thailand' })];
    network.use(answering('POST', 'masters/treatment-countries', offers));
    const { context } = contextFor('hip-replacement', { server: true });
    await loadTreatment(context);
    const { title, description } = treatmentHead(context);
    expect(title).toBe('Hip Replacement Abroad: What It Costs | Carefare');
    expect(description).not.toContain('$6,200');
  });

  it.each<[string, object]>([
    ['treatment-countries', { status: 503, partial: true }],
    ['treatment-benefits', { status: 200 }],
    ['treatment-faqs', { status: 200 }],
  ])('answers without %s on the server: %j', async (section, result) => {
    network.use(failing('POST', `masters/${section}`));
    expect(await load('hip-replacement', true)).toEqual(result);
    expect(await load('hip-replacement')).toMatchObject({ status: 200 });
  });

  it('clears prefill and destination when the viewed treatment changes', async () => {
    const { context, store } = contextFor('hip-replacement', { trip: aTrip() });
    store.set(viewTreatmentAtom, '30');
    store.set(prefillAtom, { country: 'India' });
    await loadTreatment(context);
    expect(store.get(tripAtom).destination).toBeNull();
    expect(store.get(prefillAtom)).toBeNull();
  });

  it('describes prices as offers, one per country, with what there is to say of one', async () => {
    const note = 'Not confirmed; found prices are about $4,500 to $8,000.';
    const offers = [countryWire({ country: 'Thailand', baseprice: 13_500 }), countryWire({ note })];
    network.use(answering('POST', 'masters/treatment-countries', offers));
    const { context } = contextFor('hip-replacement', { server: true });
    await loadTreatment(context);
    const service = treatmentHead(context).structuredData?.find(entry => entry['@type'] === 'Service');
    expect(service?.offers).toMatchObject({
      lowPrice: 6200,
      highPrice: 13500,
      offerCount: 2,
      offers: [
        { price: 13500, areaServed: { name: 'Thailand' } },
        {
          price: 6200,
          description: note,
          priceSpecification: { price: 6200, unitText: 'one hip, implant included' },
        },
      ],
    });
    expect(JSON.stringify(service).match(/"description"/g)).toHaveLength(1);
  });
});
