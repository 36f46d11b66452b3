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
    expect(
      await screen.findByText(
        /^Found on pages that you can open: 1 of 3 prices abroad, and 1 private price at home\.$/,
      ),
    ).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Dental', 'Orthopedic']);

    const summary = screen.getByText('Hip Replacement').closest('summary') as HTMLElement;
    expect(summary).toHaveTextContent('Hip Replacement $6,200 to');
    await user.click(summary);
    const hip = within(summary.parentElement as HTMLElement);
    const table = within(hip.getByRole('table', { name: 'Prices of Hip Replacement by country' }));
    const india = table.getByRole('row', {
      name: 'India $6,200 $5,200 to $8,000 found A clinic, clinic’s list, 2026, read 28 November 2026',
    });
    const link = within(india).getByRole('link', { name: 'found' });
    expect(link).toHaveAttribute('href', 'https://clinic.example/hip');
    expect(link).toHaveAttribute('rel', 'nofollow noreferrer');
    expect(table.getByRole('row', { name: 'Spain $14,500 $11,600 to $18,900 interpolated' })).toBeVisible();
    const home = hip.getByRole('table', { name: 'Prices of Hip Replacement paid privately at home' });
    const uk = home.querySelector('[id="52-uk-at-home"]') as HTMLElement;
    expect(uk).toHaveTextContent('UK, privately at home$17,500$14,000 to $22,800found, see note (2 pages)');
    await user.click(within(uk).getByText(/^found/));
    expect(within(uk).getByRole('link', { name: 'The News' }).closest('li')).toHaveTextContent(
      /^The News press, read 28 November 2026$/,
    );
    expect(hip.getByText('Note on the UK, privately at home: An average.')).toBeVisible();
    expect(screen.getByText(/^We found no price at home/)).toBeInTheDocument();
    expect(hip.getByText('Price for one hip, implant included.')).toBeVisible();
    expect(
      screen.getByText('Usually 2 trips: 5 and 7 days, 3 to 6 months apart. Our assumption.'),
    ).toBeInTheDocument();
    expect(hip.getByText('Indicative, recorded November 2026.')).toBeVisible();
    expect(hip.getByRole('link', { name: /whole trip by country/ })).toHaveAttribute(
      'href',
      '/treatments/hip-replacement',
    );
    expect(await violations(container)).toEqual([]);
  });

  it('names the piece next to a price of one piece, and says what there is to say of a price', async () => {
    const book = priceBookWire();
    const treatments = book.treatments.map(treatment => ({ ...treatment, price_unit: 'crown included' }));
    const { user } = show({ api: answering('GET', BOOK, { ...book, treatments }) });
    await user.click(await screen.findByText('Dental Implants'));
    expect(
      screen.getByRole('row', {
        name: 'Turkey $900 per implant $600 to $2,500 set by Carefare, see note',
      }),
    ).toBeVisible();
    expect(screen.getByText('Note on Turkey: The typical price was set by Carefare.')).toBeVisible();
  });

  it('says neither a unit nor a month that the API does not say', async () => {
    const book = priceBookWire();
    const treatments = book.treatments.map(treatment => ({ ...treatment, price_unit: '' }));
    show({ api: answering('GET', BOOK, { ...book, treatments, as_of: null }) });
    expect(await screen.findAllByText('Indicative.')).toHaveLength(treatments.length);
    expect(screen.queryByText(/^Price/)).toBeNull();
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
