import {
  answering,
  createTestContext,
  failing,
  network,
  renderExpose,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { searchTermAtom, wizardViewAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import * as treatments from './treatments.tsx';

const renderTreatments = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatments, { path: '/treatments', ...options });

const categories = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);

describe('/treatments', () => {
  it('lists treatments by category, with links that carry their id', async () => {
    const { user, router, container } = renderTreatments();
    const link = await screen.findByRole('link', { name: 'Hip Replacement' });
    expect(link).toHaveAttribute('href', '/treatments/hip-replacement');
    expect(categories()).toEqual(['Cosmetic', 'Ophthalmology', 'Orthopedic']);
    expect(await violations(container)).toEqual([]);
    await user.click(link);
    expect(router.state.location.pathname).toBe('/treatments/hip-replacement');
    expect(router.state.location.state).toMatchObject({ treatmentId: '52' });
  });

  it('lists categories that are called as properties of objects', async () => {
    const rows = ['constructor', '__proto__'].map((category, index) =>
      treatmentWire({ id: String(index + 1), name: `Treatment ${index}`, category }),
    );
    renderTreatments({ api: answering('GET', 'masters/treatments', rows) });
    await screen.findByRole('link', { name: 'Treatment 1' });
    expect(categories()).toEqual(['__proto__', 'constructor']);
  });

  it('jumps to a category', async () => {
    const { container } = renderTreatments();
    const chips = within(await screen.findByRole('list', { name: 'Categories' })).getAllByRole('link');
    for (const chip of chips) {
      const card = container.querySelector(new URL((chip as HTMLAnchorElement).href).hash);
      expect(card?.querySelector('h2')?.textContent).toBe(chip.textContent);
    }
    expect(chips).toHaveLength(3);
  });

  it('sorts the treatments of each category by price on request', async () => {
    const { user } = renderTreatments({
      api: answering('GET', 'masters/treatments', [
        treatmentWire({ order: 1 }),
        treatmentWire({ id: '51', name: 'Knee Replacement', base_cost: 5_500, order: 2 }),
      ]),
    });
    const names = () =>
      within(screen.getByRole('heading', { name: 'Orthopedic' }).closest('article') as HTMLElement)
        .getAllByRole('listitem')
        .map(row => row.querySelector('a')?.textContent);
    await screen.findByRole('link', { name: 'Hip Replacement' });
    expect(names()).toEqual(['Hip Replacement', 'Knee Replacement']);
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(order, 'Price');
    expect(names()).toEqual(['Knee Replacement', 'Hip Replacement']);
    await user.selectOptions(order, 'Usual order');
    expect(names()).toEqual(['Hip Replacement', 'Knee Replacement']);
  });

  it('shows that the list is loading, and says so when it is empty', async () => {
    renderTreatments({ api: answering('GET', 'masters/treatments', []) });
    expect(screen.getByText('Loading treatments...')).toBeVisible();
    expect(await screen.findByText(/no treatments to show/)).toBeVisible();
    expect(screen.queryByText('Loading treatments...')).toBeNull();
  });

  it('says so when the list fails, and retries it', async () => {
    const { user, container } = renderTreatments({ api: failing('GET', 'masters/treatments') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(await violations(container)).toEqual([]);
    network.resetHandlers();
    await user.click(retry);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Hip Replacement' })).toBeVisible();
  });

  it('opens at once, and lists its treatments in its head once they are there', async () => {
    const { context } = createTestContext({ path: '/treatments' });
    const entries = () => treatments.page.head?.(context).structuredData?.[0]?.itemListElement;
    const result = await treatments.page.load?.(context);
    expect(entries()).toEqual([]);
    await result?.arriving;
    expect(entries()).toContainEqual(expect.objectContaining({ name: 'Hip Replacement' }));
  });

  it('opens a category in a dialog, which closing removes', async () => {
    const { user } = renderTreatments();
    await user.click(await screen.findByRole('button', { name: 'Orthopedic' }));
    const dialog = await screen.findByRole('dialog');
    const names = within(dialog)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Knee Replacement', 'Hip Replacement']);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the treatment search with the category', async () => {
    const { user, store, router } = renderTreatments();
    const link = await screen.findByRole('link', { name: 'View Ophthalmology Treatment Costs' });
    expect(link).toHaveAttribute('href', '/treatments?q=Ophthalmology');
    await user.click(link);
    expect(store.get(searchTermAtom)).toBe('Opthalmology');
    expect(store.get(wizardViewAtom)).toBe('treatment');
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#treatment-search' });
  });

  it('shows the treatment’s price plus travel, and the lowest whole trip once it is known where the visitor lives', async () => {
    const { user } = renderTreatments();
    const row = (await screen.findByRole('link', { name: 'Hip Replacement' })).closest('li') as HTMLElement;
    expect(row).toHaveTextContent('from $6,200 in India plus travel, for one hip, implant included');
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await waitFor(() =>
      expect(row).toHaveTextContent(
        /about £6,040 in India \(£5,280 to £7,410\) ≈ \$7,900 all in, for one hip, implant included/,
      ),
    );
    // No total is known for the others.
    expect(screen.getByRole('link', { name: 'Knee Replacement' }).closest('li')).toHaveTextContent(
      'from £4,180 in India plus travel',
    );
  });

  it('shows two totals that read alike, and keeps neither once they change', async () => {
    const costOf = (total: number) => {
      const later = {
        stay: 15,
        after: '16 days',
        advised_by: 'NHS',
        total: total + 1,
        low: 6_900,
        high: 9_800,
      };
      return answering(
        'GET',
        'masters/trip-costs',
        tripCostsWire({ treatments: [treatmentTripsWire({ costs: [tripCostWire({ total, later })] })] }),
      );
    };
    const { user } = renderTreatments({ api: costOf(7_900) });
    const row = (await screen.findByRole('link', { name: 'Hip Replacement' })).closest('li');
    const totals = () =>
      [...(row?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent?.slice(0, 12));
    await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
    await waitFor(() => expect(totals()).toEqual(['about £6,000', 'about £6,000']));
    network.use(costOf(9_500));
    await user.selectOptions(screen.getByLabelText('I live in'), 'Kenya');
    await waitFor(() => expect(totals()).toHaveLength(2));
    await waitFor(() => expect(row).not.toHaveTextContent('£'));
    expect(totals()).toHaveLength(2);
  });

  it('shows prices and totals for the typical units, and flights as not included for other countries', async () => {
    const veneers = treatmentWire({
      price_unit: 'per tooth',
      typical_units: 8,
      unit: { one: 'veneer', many: 'veneers', max: 32 },
      base_cost: 430,
      typical_cost: 3_440,
    });
    const { user } = renderTreatments({
      api: [
        answering('GET', 'masters/treatments', [veneers]),
        answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: false })),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Hip Replacement' });
    const row = link.closest('li') as HTMLElement;
    expect(row).toHaveTextContent('from $3,440 in India plus travel, for 8 veneers');
    await user.selectOptions(screen.getByLabelText('I live in'), 'Another country');
    await waitFor(() =>
      expect(row).toHaveTextContent(
        'about $7,900 in India ($6,900 to $9,700) plus flights and visa, for 8 veneers',
      ),
    );
  });
});
