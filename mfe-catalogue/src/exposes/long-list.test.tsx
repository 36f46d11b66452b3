import {
  act,
  answering,
  createTestContext,
  destinationWire,
  network,
  renderExpose,
  screen,
  waitFor,
  within,
} from '@carefare/testing';
import type { ExposedPage } from 'shared-contracts';
import { guessResidenceAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import * as country from './country.tsx';
import * as prices from './prices.tsx';
import * as treatment from './treatment.tsx';
import * as treatments from './treatments.tsx';

const masterData = { hasManyTreatments: true };

/** Paths of links by their text. */
const linksIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')]);

/** Whether the API has the example. */
const EXAMPLE = { search: 'hip replacement' };

describe('of a long list of treatments', () => {
  it.each<[string, ExposedPage, object[]]>([
    ['/treatments', treatments.page, [{ first: '5' }]],
    ['/treatments?q=Orthopedic', treatments.page, [{ category: 'Orthopedic' }]],
    [
      '/treatments/hip-replacement',
      treatment.page,
      [{ slug: 'hip-replacement' }, { category: 'Orthopedic' }],
    ],
    [
      '/treatments/hip-replacement/india',
      country.page,
      [{ slug: 'hip-replacement' }, { category: 'Orthopedic' }],
    ],
    ['/destinations/india', country.page, [{ first: '1' }, EXAMPLE]],
    ['/destinations/india?q=Orthopedic', country.page, [{ category: 'Orthopedic' }, EXAMPLE]],
    ['/prices', prices.page, [{ first: '5' }]],
    ['/prices?q=Orthopedic', prices.page, [{ category: 'Orthopedic' }]],
    ['/prices?q=52', prices.page, []],
  ])('%s asks for what it shows', async (path, page, asked) => {
    const { context } = createTestContext({ path, server: true, masterData });
    const list = vi.spyOn(context.api, 'treatments');
    const book = vi.spyOn(context.api, 'priceBook');
    const trips = vi.spyOn(context.api, 'tripCosts');
    expect(await page.load?.(context)).toEqual({ status: 200 });
    const unique = (calls: unknown[][]) => [...new Set(calls.map(([, narrow]) => JSON.stringify(narrow)))];
    expect(unique(list.mock.calls)).toEqual(asked.map(narrow => JSON.stringify(narrow)));
    for (const [, narrow] of book.mock.calls) expect(narrow).toEqual({ treatment_id: '52' });
    for (const [, , narrow = {}] of trips.mock.calls)
      expect(['treatment_id', 'category', 'first'].some(field => field in narrow)).toBe(true);
  });

  it('finds no page of a treatment that it lacks', async () => {
    const { context } = createTestContext({ path: '/treatments/nothing', server: true, masterData });
    vi.spyOn(context.api, 'treatments').mockImplementation(async (_signal, narrow) =>
      narrow && 'slug' in narrow ? [] : [{ name: 'Hip Replacement' } as never],
    );
    expect(await treatment.page.load?.(context)).toEqual({ status: 404 });
  });

  it('the prices are those of a treatment that its category leads to', async () => {
    renderExpose(prices, { path: '/prices', masterData });
    const heading = await screen.findByRole('heading', { level: 3, name: 'Orthopedic' });
    expect(linksIn(heading.parentElement as HTMLElement)).toEqual([
      ['Orthopedic', '/prices?q=Orthopedic'],
      ['Hip Replacement', '/prices?q=52'],
      ['Knee Replacement', '/prices?q=51'],
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    renderExpose(prices, { path: '/prices?q=52', masterData });
    expect(await screen.findByRole('table', { name: 'Prices of Hip Replacement by country' })).toBeVisible();
    expect(screen.queryByText('Dental Implants')).toBeNull();
  });

  it('the prices of a category that it lacks are none', async () => {
    const api = answering('GET', 'masters/treatments', []);
    renderExpose(prices, { path: '/prices?q=pizza', masterData, api });
    expect(await screen.findByText('There are no prices to show at the moment.')).toBeVisible();
  });

  it('a search that finds nothing says that those shown are the nearest, and leads to all', async () => {
    renderExpose(treatments, { path: '/treatments?q=pizza', masterData });
    expect(
      await screen.findByText(/^Nothing matches "pizza"\. Here are the nearest treatments\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all treatments' })).toHaveAttribute('href', '/treatments');
  });

  it('a search that the API answers with none says so, and leads to all', async () => {
    const api = answering('GET', 'masters/treatments', []);
    renderExpose(treatments, { path: '/treatments?q=pizza', masterData, api });
    expect(await screen.findByText('Nothing matches "pizza".')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all treatments' })).toHaveAttribute('href', '/treatments');
    expect(screen.queryByText(/at the moment/)).toBeNull();
  });

  it('each category leads to all of its treatments', async () => {
    renderExpose(treatments, { path: '/treatments', masterData });
    const all = await screen.findByRole('link', { name: 'All Orthopedic treatments' });
    expect(all).toHaveAttribute('href', '/treatments?q=Orthopedic');
  });

  it('a country leads to all treatments of a category there', async () => {
    renderExpose(country, { path: '/destinations/india', masterData });
    expect(linksIn(await screen.findByRole('list', { name: 'Categories' }))).toContainEqual([
      'Orthopedic',
      '/destinations/india?q=Orthopedic',
    ]);
  });
});

describe('a treatment in many countries', () => {
  const path = '/treatments/hip-replacement';
  const wires = Array.from({ length: 50 }, (_, index) =>
    Object.assign(destinationWire(), { country: `Country ${index}`, baseprice: 9_000 - index }),
  );
  const api = answering('POST', 'masters/treatment-countries', wires);

  async function renderSentPage() {
    network.use(api);
    const { context, queryClient } = createTestContext({ path, server: true, masterData });
    await treatment.page.load?.(context);
    let asked = 0;
    network.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/treatment-countries')) asked += 1;
    });
    const view = renderExpose(treatment, { path, masterData, api, queryClient });
    const cards = () =>
      screen.getAllByRole('heading', { level: 3, name: /^Country/ }).map(heading => heading.textContent);
    return { ...view, sent: context, cards, askedTimes: () => asked };
  }

  it('is sent with the first of them, and asks for all once it is known where the visitor lives', async () => {
    const { cards, store, askedTimes } = await renderSentPage();
    expect(cards()).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'All 50 countries' })).toBeVisible();
    expect(askedTimes()).toBe(0);
    act(() => store.set(guessResidenceAtom, 'UK'));
    await waitFor(() => expect(askedTimes()).toBe(1));
    expect(cards()).toHaveLength(12);
  });

  it('has the lowest and the highest price of all in its head', async () => {
    const { sent } = await renderSentPage();
    const head = treatment.page.head?.(sent);
    expect(head?.title).toContain('$8,951 to $9,000');
    const offers = head?.structuredData?.find(entry => 'offers' in entry)?.offers;
    expect(offers).toMatchObject({ lowPrice: 8_951, highPrice: 9_000, offerCount: 50 });
  });
});
