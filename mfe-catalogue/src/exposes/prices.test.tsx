import {
  answering,
  createTestContext,
  failing,
  hanging,
  network,
  priceBookWire,
  renderExpose,
  screen,
  violations,
  within,
} from '@carefare/testing';
import { brand } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import * as prices from './prices.tsx';

const BOOK = 'masters/price-book';
const show = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(prices, { path: '/prices', ...options });

describe('/prices', () => {
  it('lists every price by category and treatment, with its range, sources and date', async () => {
    const { user, container } = show();
    expect(await screen.findByText(/^2 treatments, 3 prices .* 2 published .* 1 our estimate/)).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Dental', 'Orthopedic', 'Flights']);

    const summary = screen.getByText('Hip Replacement').closest('summary') as HTMLElement;
    expect(summary).toHaveTextContent('Hip Replacement $6,200 to');
    await user.click(summary);
    const hip = within(summary.parentElement as HTMLElement);
    const table = within(hip.getByRole('table', { name: 'Prices of Hip Replacement by country' }));
    expect(table.getByRole('row', { name: 'India $5,200 to $8,000 published $6,200' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Spain $11,600 to $18,900 our estimate $14,500' })).toBeVisible();
    const home = within(hip.getByRole('table', { name: 'Prices of Hip Replacement paid privately at home' }));
    expect(
      home.getByRole('row', {
        name: 'UK, privately at home $14,000 to $22,800 our estimate, from The Telegraph $17,500',
      }),
    ).toHaveAttribute('id', '52-uk-at-home');
    expect(hip.getByText('Note on the UK, privately at home: An average.')).toBeVisible();
    expect(screen.getByText(/^We know no price at home from a source/)).toBeInTheDocument();
    expect(hip.getByText('Price for one hip, implant included.')).toBeVisible();
    expect(
      screen.getByText('Usually 2 trips: 5 and 7 days, 3 to 6 months apart. Our assumption.'),
    ).toBeInTheDocument();
    expect(
      hip.getByText(/Indicative, recorded November 2026\. Sources are recorded by treatment/),
    ).toBeVisible();
    const sources = hip.getByText(/Indicative, recorded/);
    expect(sources).toHaveTextContent(
      'The Telegraph (press, year not known); aram-clinic.com (clinic’s list, 2024, read November 2026).',
    );
    expect(within(sources).getByRole('link', { name: 'aram-clinic.com' })).toHaveAttribute(
      'href',
      'https://aram-clinic.com/hip',
    );
    expect(within(sources).getAllByRole('link')).toHaveLength(1);
    expect(hip.getByRole('link', { name: /whole trip by country/ })).toHaveAttribute(
      'href',
      '/treatments/hip-replacement',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('names the piece beside a price of one piece, and says what there is to say of a price', async () => {
    const book = priceBookWire();
    const treatments = book.treatments.map(treatment => ({ ...treatment, price_unit: 'crown included' }));
    const { user } = show({ api: answering('GET', BOOK, { ...book, treatments }) });
    await user.click(await screen.findByText('Dental Implants'));
    expect(
      screen.getByRole('row', {
        name: 'Turkey $600 to $2,500 per implant published, see note $900 per implant',
      }),
    ).toBeVisible();
    expect(
      screen.getByText('Note on Turkey: The typical price was fixed by the owner of this site.'),
    ).toBeVisible();
  });

  it('offers all prices as a file, and two ways to report an error', async () => {
    show();
    const file = await screen.findByRole('link', { name: 'Download all prices (CSV)' });
    expect(file).toHaveAttribute('href', '/api/masters/price-book.csv');
    expect(file).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: brand.email }).getAttribute('href')).toMatch(
      `mailto:${brand.email}?subject=`,
    );
    expect(screen.getByRole('link', { name: 'Check it against our list' })).toHaveAttribute(
      'href',
      '/check-a-quote',
    );
    expect(screen.getByRole('link', { name: /contact page/ })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['Loading prices...', hanging('GET', BOOK)],
    [
      'There are no prices to show at the moment.',
      answering('GET', BOOK, priceBookWire({ treatments: [], methods: [] })),
    ],
  ])('says so without prices, and still takes reports: %s', async (text, api) => {
    show({ api });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: brand.email })).toBeVisible();
  });
});

it.each([
  [{ status: 200 }, answering('GET', BOOK, priceBookWire())],
  [{ status: 503, partial: true }, failing('GET', BOOK)],
])('loads on the server with %o', async (result, api) => {
  network.use(api);
  const { context } = createTestContext({ path: '/prices', server: true });
  expect(await prices.page.load?.(context)).toEqual(result);
});

it.each([
  ['the visitor points at a link', {}, 1],
  ['a link is in view', { inView: true }, 0],
] as const)('fetches the price book ahead while %s: %o', async (_name, likelihood, queries) => {
  const { context } = createTestContext({ path: '/prices' });
  await prices.page.prefetch?.({ ...context, ...likelihood });
  expect(context.queryClient.getQueryCache().getAll()).toHaveLength(queries);
});
