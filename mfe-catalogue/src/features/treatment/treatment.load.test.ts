import {
  answering,
  aTrip,
  createTestContext,
  failing,
  hanging,
  network,
  treatmentWire,
} from '@carefare/testing';
import {
  mainSlugOf,
  prefillAtom,
  queuePrefillAtom,
  treatmentIdOfSlug,
  tripAtom,
  validSlugs,
  viewTreatmentAtom,
} from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { treatmentHead } from './treatment.head.ts';
import { loadTreatment } from './treatment.load.ts';

const scene = (slug: string, options: Parameters<typeof createTestContext>[0] = {}) =>
  createTestContext({ path: `/treatments/${slug}`, ...options });
const load = (slug: string, server = false) => loadTreatment(scene(slug, { server }).context);

describe('loading a treatment', () => {
  it('finds every slug and alias, described by the main address', async () => {
    network.use(
      answering(
        'GET',
        'masters/treatments',
        validSlugs.map(slug => treatmentWire({ id: treatmentIdOfSlug(slug) ?? '', name: slug })),
      ),
    );
    expect(validSlugs).toHaveLength(31);
    for (const slug of validSlugs) {
      const { context } = scene(slug, { server: true });
      expect(await loadTreatment(context)).toEqual({ status: 200 });
      expect(treatmentHead(context).structuredData?.[0]?.url).toBe(
        `https://carefare.example/treatments/${mainSlugOf(treatmentIdOfSlug(slug) ?? '')}`,
      );
    }
  });

  it.each([true, false])('does not find another slug (server: %s)', async server => {
    expect(await load('brain-swap', server)).toEqual({ status: 404 });
  });

  it('leads to the list, with its message, when the treatment is not in it', async () => {
    expect(await load('facelift')).toMatchObject({
      redirect: { to: '/treatments', message: 'Treatment not found' },
    });
    expect(await load('facelift', true)).toEqual({ status: 404 });
  });

  it('leads to the list when loading fails; the server answers 503', async () => {
    network.use(failing('GET', 'masters/treatments'));
    expect(await load('hip-replacement')).toMatchObject({
      redirect: { to: '/treatments', message: 'Failed to fetch treatments' },
    });
    expect(await load('hip-replacement', true)).toEqual({ status: 503 });
  });

  it('leads to the list without an id, and when loading fails in another way', async () => {
    const { context } = scene('hip-replacement', { params: {} });
    expect(await loadTreatment(context)).toMatchObject({
      redirect: { to: '/treatments', message: 'Treatment ID not provided' },
    });
    const broken = scene('hip-replacement').context;
    const api = { ...broken.api, treatments: () => Promise.reject('no Error at all') };
    expect(await loadTreatment({ ...broken, api })).toMatchObject({
      redirect: { to: '/treatments', message: 'Failed to fetch treatment data' },
    });
  });

  it('stays loading while the list is empty; the server answers 503', async () => {
    network.use(answering('GET', 'masters/treatments', []));
    expect(await load('hip-replacement')).toEqual({ status: 200 });
    expect(await load('hip-replacement', true)).toEqual({ status: 503 });
  });

  it('shows the page while the list is loading, with the head that the table of pages gives', async () => {
    network.use(hanging('GET', 'masters/treatments'));
    const { context } = scene('ivf');
    expect(await loadTreatment(context)).toEqual({ status: 200 });
    expect(treatmentHead(context)).toEqual({});
  });

  it.each(['treatment-countries', 'treatment-benefits', 'treatment-faqs'])(
    'is a 503 that keeps the other sections when %s fails on the server',
    async section => {
      network.use(failing('POST', `masters/${section}`));
      expect(await load('hip-replacement', true)).toEqual({ status: 503, partial: true });
      expect(await load('hip-replacement')).toEqual({ status: 200 });
    },
  );

  it('clears prefill and destination when another treatment was viewed before', async () => {
    const { context, store } = scene('hip-replacement', { trip: aTrip() });
    store.set(viewTreatmentAtom, '30');
    store.set(queuePrefillAtom, { country: 'India' });
    await loadTreatment(context);
    expect(store.get(tripAtom).destination).toBeNull();
    expect(store.get(prefillAtom)).toBeNull();
  });

  it('describes prices as offers, one a country', async () => {
    const { context } = scene('hip-replacement', { server: true });
    await loadTreatment(context);
    const service = treatmentHead(context).structuredData?.find(entry => entry['@type'] === 'Service');
    expect(service?.offers).toMatchObject({
      lowPrice: 6200,
      highPrice: 13500,
      offerCount: 2,
      offers: [
        { price: 13500, areaServed: { name: 'Thailand' } },
        { price: 6200, priceSpecification: { price: 6200, unitText: 'one hip, implant included' } },
      ],
    });
  });
});
