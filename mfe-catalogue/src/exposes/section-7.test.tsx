import {
  answeredBy,
  createTestContext,
  network,
  renderExpose,
  screen,
  violations,
  within,
} from '@carefare/testing';
import { createSection7Api, type Section7Options, section7Site } from '@carefare/testing/section-7-api';
import type { ExposedPage } from 'shared-contracts';
import { guessResidenceAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import * as destinations from './destinations.tsx';
import * as featured from './featured-destinations.tsx';
import * as treatment from './treatment.tsx';
import * as treatments from './treatments.tsx';

const plain = section7Site;
const plainApi = (options?: Section7Options) => answeredBy(createSection7Api(options));
const render = (module: Parameters<typeof renderExpose>[0], path: string, options?: Section7Options) =>
  renderExpose(module, { path, api: plainApi(options), ...plain });
const withFirst = (fields: Record<string, unknown>): Section7Options => ({
  answers: {
    'GET /masters/treatments': list => list.map(row => (row.id === '29' ? { ...row, ...fields } : row)),
  },
});

/** What the server makes of a page: its result, and its head. */
async function load(page: ExposedPage, path: string, options?: Section7Options) {
  network.use(plainApi(options));
  const { context } = createTestContext({ path, server: true, ...plain });
  return { result: await page.load?.(context), head: page.head?.(context) };
}

const NOTHING = /\$0\b|undefined|null|NaN|Infinity|as of \.|, \.|failed|could not|loading|…/i;
const PAGES_BEYOND = /^\/(?:prices|check-a-quote|treatments\/[^/]+\/|destinations\/)/;

function expectPlain(container: HTMLElement): void {
  expect(container.textContent).not.toMatch(NOTHING);
  const links = [...container.querySelectorAll('a')].map(link => link.getAttribute('href'));
  expect(links.filter(href => PAGES_BEYOND.test(href ?? ''))).toEqual([]);
  expect(
    container.querySelector('[autocomplete=country-name], [data-price-mark], :is(ul, ol, table):empty'),
  ).toBeNull();
  for (const title of container.querySelectorAll('section h2'))
    expect((title.closest('section') as HTMLElement).textContent).not.toBe(title.textContent);
}

describe('with an API of section 7 and nothing more', () => {
  it('lists all treatments with their prices', async () => {
    const { container, user } = render(treatments, '/treatments');
    const row = (await screen.findByRole('link', { name: 'Hair Transplant' })).closest('li');
    expect(row?.textContent).toBe('Hair Transplantabout $1,200 plus travel ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    expectPlain(container);
    expect(await violations(container)).toEqual([]);
    const { result, head } = await load(treatments.page, '/treatments');
    expect([result, head?.structuredData?.[0]?.itemListElement]).toEqual([
      { status: 200 },
      expect.objectContaining({ length: 8 }),
    ]);
  });

  it('offers no check of a quote where a search finds nothing', async () => {
    const { container } = render(treatments, '/treatments?q=pizza');
    expect(await screen.findByText(/^Nothing matches "pizza"/)).toBeVisible();
    expectPlain(container);
  });

  it('shows a treatment, its countries by price, benefits and questions', async () => {
    const { container, store } = render(treatment, '/treatments/hair-transplant');
    store.set(guessResidenceAtom, 'GB');
    const card = (await screen.findByRole('heading', { name: 'India' })).closest('li') as HTMLElement;
    const names = within(card.closest('ul') as HTMLElement).getAllByRole('heading');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Turkey', 'India', 'Thailand', 'Mexico']);
    expect(card.textContent).toBe('India$1,300 plus travel ');
    expect(await screen.findByText('Specialists only')).toBeVisible();
    expect(await screen.findByText('How long do I stay?')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    expectPlain(container);
    expect(await violations(container)).toEqual([]);
  });

  it('says in a head only what is known', async () => {
    const { result, head } = await load(treatment.page, '/treatments/hair-transplant');
    expect(result).toEqual({ status: 200 });
    expect(head).toMatchObject({
      title: 'Hair Transplant abroad: about $1,200 to $2,600 | Carefare',
      description:
        'Hair Transplant abroad: about $1,200 in Turkey to $2,600 in Mexico, plus travel. About 4 days. Indicative.',
    });
    expect(JSON.stringify(head)).not.toMatch(/null|undefined|:""|:0\b/);
    expect(head?.structuredData?.map(thing => thing['@type'])).toEqual([
      'MedicalWebPage',
      'MedicalProcedure',
      'Service',
      'FAQPage',
    ]);
  });

  it('has no range of prices in a head where there is one price', async () => {
    const options: Section7Options = {
      answers: { 'POST /masters/treatment-countries': list => list.slice(0, 1) },
    };
    const { head } = await load(treatment.page, '/treatments/hair-transplant', options);
    expect(head?.title).toBe('Hair Transplant Abroad: What It Costs | Carefare');
    expect(head?.structuredData?.[2]?.offers).toMatchObject({
      lowPrice: 1200,
      highPrice: 1200,
      offerCount: 1,
    });
  });

  it('has a treatment without price, picture, days and description asked for', async () => {
    const bare: Section7Options = {
      answers: {
        ...withFirst({ base_cost: null, image: null, min_treatement_days: null, description: null }).answers,
        'POST /masters/treatment-countries': list => list.map(({ country }) => ({ country })),
      },
    };
    const { container } = render(treatment, '/treatments/hair-transplant', bare);
    expect(await screen.findByText('Price on request')).toBeVisible();
    expect(await screen.findAllByText('price on request')).toHaveLength(4);
    expect(screen.getByRole('link', { name: /^Get .*Quote$/ })).toBeVisible();
    expect(container.querySelector('picture img')?.getAttribute('src')).toContain('brand.svg');
    expectPlain(container);
    const { head } = await load(treatment.page, '/treatments/hair-transplant', bare);
    expect(head).toMatchObject({ title: 'Hair Transplant Abroad: What It Costs | Carefare' });
    expect(JSON.stringify(head)).not.toMatch(/null|undefined|Service|:""|:0\b/);
    const list = render(treatments, '/treatments', bare);
    const row = (await within(list.container).findByRole('link', { name: 'Hair Transplant' })).closest('li');
    expect(row?.textContent).toBe('Hair Transplantprice on request');
    expectPlain(list.container);
  });

  it('has the lowest price of its countries where the treatment has none of its own', async () => {
    const { container } = render(treatment, '/treatments/hair-transplant', withFirst({ base_cost: 0 }));
    expect(await screen.findByText('$1,200', { selector: '[class*=heroPrice] strong' })).toBeVisible();
    expect(screen.queryByText('Price on request')).toBeNull();
    expectPlain(container);
  });

  it('lists each treatment’s page, also with a picture of another server, and without a price', async () => {
    network.use(plainApi(withFirst({ base_cost: 0, image: 'javascript:alert(1)' })));
    const { context } = createTestContext(plain);
    const listed = (await treatment.page.addresses?.(context)) ?? [];
    expect(listed.map(({ social: { text, image } }) => [text, image])).toContainEqual([
      'About $900. Costs compared, country by country.',
      'https://media.example.org/dental-implants.webp',
    ]);
    expect(listed[0]?.social).toEqual({
      title: 'Hair Transplant abroad',
      text: 'Costs compared, country by country.',
    });
  });

  it('shows four profiles, and the map of their countries, which leads to them', async () => {
    const { container } = render(destinations, '/destinations');
    expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual([
      'india',
      'thailand',
      'turkey',
      'malaysia',
    ]);
    const map = within(screen.getByRole('list', { name: 'Countries on the map' }));
    expect(map.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/destinations#turkey',
      '/destinations#india',
      '/destinations#thailand',
      '/destinations#malaysia',
    ]);
    expect(screen.queryByRole('table')).toBeNull();
    expectPlain(container);
    expect(await violations(container)).toEqual([]);
    const { result, head } = await load(destinations.page, '/destinations');
    expect([result, head?.description]).toEqual([
      { status: 200 },
      expect.stringMatching(/visas and daily life\.$/),
    ]);
  });

  it('features four destinations', () => {
    const { container } = render(featured, '/');
    expect(screen.getByRole('link', { name: 'India' })).toHaveAttribute('href', '/destinations#india');
    expectPlain(container);
  });
});
