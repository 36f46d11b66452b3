import {
  act,
  answering,
  createTestContext,
  failing,
  hanging,
  network,
  renderExpose,
  screen,
  tripCostsWire,
  violations,
  within,
} from '@carefare/testing';
import { prefillAtom, slugOf } from 'shared-contracts';
import { enterHomeAtom, guessResidenceAtom, takeKnownAnswersAtom } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import * as destinations from './destinations.tsx';
import * as featured from './featured-destinations.tsx';

describe('/destinations', () => {
  it('shows four complete profiles, the map with its placeholder, and the table', async () => {
    const { container } = renderExpose(destinations, { path: '/destinations' });
    const profile = within(screen.getAllByRole('article')[0] as HTMLElement);
    for (const text of [
      'Save up to 70%',
      '50+ accredited hospitals',
      /medical e-visa lasts 60 days/,
      /Food without meat/,
    ])
      expect(profile.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose a country on the map' })).toBeVisible();
    expect(screen.getByText('Interactive World Map - Clickable destination map coming soon')).toBeVisible();
    const map = within(screen.getByRole('list', { name: 'Countries on the map' }));
    const rows = await screen.findAllByRole('rowheader');
    for (const { textContent: name } of rows)
      expect(map.getByRole('link', { name: name ?? '' })).toHaveAttribute(
        'href',
        `/destinations/${slugOf(name ?? '')}`,
      );
    expect(
      await screen.findByRole('row', { name: /^India English, Hindi 25 \$6,200 plus travel published$/ }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Mexico English 25 not offered' })).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('opens the home page with the destination queued and the trip kept', async () => {
    const { user, store, router } = renderExpose(destinations, { path: '/destinations' });
    expect(screen.getByRole('link', { name: 'Calculate Costs for Turkey' })).toHaveAttribute(
      'href',
      '/?to=turkey',
    );
    await user.click(screen.getByRole('link', { name: 'Calculate Costs for Turkey' }));
    expect(router.state.location.pathname).toBe('/');
    expect(store.set(enterHomeAtom)).toBe(false);
    expect(store.get(prefillAtom)).toEqual({ country: 'Turkey' });
  });

  it('keeps the profiles when the table fails, and retries the table', async () => {
    const { user, container } = renderExpose(destinations, { api: failing('GET', 'masters/destinations') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
    network.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Mexico/ })).toBeVisible();
  });

  it.each([
    ['UK', true, 'all in'],
    ['Another country', false, 'plus flights and visa'],
  ])('shows the whole trip of one treatment for each country from %s', async (source, isIncluded, text) => {
    const api = answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: isIncluded }));
    const { user } = renderExpose(destinations, { path: '/destinations', api });
    await screen.findByRole('row', { name: /^India/ });
    await user.selectOptions(screen.getByLabelText('I live in'), source);
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent);
    const cases = cards.map(card => /For the UK: about \$[\d,]+ (?:less|more)/.exec(card)?.[0]);
    expect(cases).toEqual(
      isIncluded
        ? ['For the UK: about $9,600 less', 'For the UK: about $2,100 less', undefined, undefined]
        : [undefined, undefined, undefined, undefined],
    );
    const name = new RegExp(`^India .* about \\$7,900 ${text} published$`);
    expect(await screen.findByRole('row', { name })).toBeVisible();
  });

  it.each([
    ['Loading destinations...', hanging('GET', 'masters/destinations')],
    ['There are no countries to show at the moment.', answering('GET', 'masters/destinations', [])],
  ])('shows the profiles without the table: %s', async (text, api) => {
    renderExpose(destinations, { api });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it.each([
  [200, answering('GET', 'masters/destinations', [])],
  [503, failing('GET', 'masters/destinations')],
  [503, failing('GET', 'masters/trip-costs')],
])(
  'loads with status %s on the server, and keeps the profiles without the table’s data',
  async (status, api) => {
    network.use(api);
    const { context } = createTestContext({ path: '/destinations', server: true });
    expect(await destinations.page.load?.(context)).toEqual(
      status === 200 ? { status } : { status, partial: true },
    );
  },
);

describe('featured destinations', () => {
  it('keep the promised saving, with a trip that costs more beside it in the same size', async () => {
    const wire = tripCostsWire();
    const [trip] = wire.treatments;
    const api = answering('GET', 'masters/trip-costs', {
      ...wire,
      treatments: [{ ...trip, home: 14_050 }],
    });
    const { store } = renderExpose(featured, { api });
    act(() => store.set(guessResidenceAtom, 'DE'));
    const found = await screen.findByText('For Germany: about $1,400 more');
    const promised = screen.getByText('Save up to 60%');
    expect(found.className).toBe(promised.className);
    expect(found.closest('li')).toBe(promised.closest('li'));
  });

  it('link to countries, and show the whole trip of one treatment, once it is known where the visitor lives', async () => {
    const { store } = renderExpose(featured);
    expect(screen.queryByText(/^Hip replacement/)).toBeNull();
    act(() => store.set(guessResidenceAtom, 'GB'));
    const card = (await screen.findByText('about $7,900')).closest('li') as HTMLElement;
    expect(card).toHaveTextContent('Hip replacement from the UKabout $7,900 all in published');
    act(() => store.set(takeKnownAnswersAtom, { currency: 'GBP' }));
    await within(card).findByText(/^all in ≈ £6,040/);
    expect(card).toHaveTextContent('about $7,900 all in ≈ £6,040 published');
    expect(within(card).getByRole('heading', { name: 'India' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'India' }).getAttribute('href')).toBe('/destinations/india');
    expect(screen.getByRole('link', { name: 'See all destinations' }).getAttribute('href')).toBe(
      '/destinations',
    );
  });
});
