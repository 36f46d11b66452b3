import {
  act,
  answering,
  createTestContext,
  holdTimers,
  renderExpose,
  screen,
  treatmentTripsWire,
  treatmentWire,
  tripCostsWire,
  tripCostWire,
  within,
} from '@carefare/testing';
import { searchTermAtom } from 'shared-contracts';
import { listSearchState } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import * as treatments from './treatments.tsx';

const renderTreatments = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatments, { path: '/treatments', ...options });

/** The page as the server rendered it: at once, without a request or code of its own. */
async function renderFromServer(path: string) {
  const { context, queryClient } = createTestContext({ path, server: true });
  expect(await treatments.page.load?.(context)).toEqual({ status: 200 });
  renderTreatments({ path, queryClient });
  return context;
}

const categories = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);

describe('a search of /treatments', () => {
  it('shows what the address asks for, as the server rendered it', async () => {
    const context = await renderFromServer('/treatments?q=hip+replacment+in+India');
    expect(treatments.page.head?.(context)).toEqual({ noindex: true, canonical: '/treatments' });
    expect(categories()).toEqual(['Orthopedic']);
    expect(screen.getByText(/^1 treatment found for "hip replacment in India"\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Knee Replacement' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all treatments' })).toHaveAttribute('href', '/treatments');
  });

  it.each([
    ['hip', /^1 treatment found/, ['These prices were found on pages that you can open.'], true],
    ['rhinoplasty', /^1 treatment found/, [expect.stringMatching(/^These prices are interpolated/)], false],
    ['cancer', /^We have no prices/, [], false],
  ])(
    'says of the prices and trips of "%s" what they rest on, and of no others',
    async (term, result, ofPrices, hasLater) => {
      const later = {
        stay: 15,
        after: '3 months',
        advised_by: 'NHS',
        total: 9_000,
        low: 8_000,
        high: 11_000,
      };
      const { container, user } = renderTreatments({
        path: `/treatments?q=${term}`,
        api: [
          answering('GET', 'masters/treatments', [
            treatmentWire(),
            treatmentWire({ id: '30', name: 'Rhinoplasty', category: 'Cosmetic', basis: 'interpolated' }),
          ]),
          answering(
            'GET',
            'masters/trip-costs',
            tripCostsWire({ treatments: [treatmentTripsWire({ costs: [tripCostWire({ later })] })] }),
          ),
        ],
      });
      expect(await screen.findByText(result)).toBeVisible();
      const notes = [...container.querySelectorAll('[data-prices-note]')];
      expect(notes.map(note => note.firstChild?.textContent)).toEqual(ofPrices);
      await user.selectOptions(screen.getByLabelText('I live in'), 'UK');
      await screen.findByText(/^All in from the UK/);
      expect(screen.queryAllByText(/^Fly after 15 nights: only/)).toHaveLength(hasLater ? 1 : 0);
    },
  );

  it('says that nothing matches, and offers all treatments', async () => {
    renderTreatments({ path: '/treatments?q=pizza' });
    expect(await screen.findByText(/^Nothing matches "pizza"\. Here are all treatments\./)).toBeVisible();
    expect(categories()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Show all treatments' })).toBeNull();
  });

  it('offers what the visitor may have meant, in the server’s HTML as well', async () => {
    await renderFromServer('/treatments?q=hip+arthroscopy');
    const nearest = within(screen.getByRole('list', { name: 'Did you mean one of these?' }));
    expect(nearest.getByRole('link', { name: 'Did you mean Hip Replacement?' })).toHaveAttribute(
      'href',
      '/treatments/hip-replacement',
    );
  });

  it('says what is not here in place of a guess and of all treatments, in the server’s HTML as well', async () => {
    await renderFromServer('/treatments?q=cancer');
    expect(screen.getByText(/^We have no prices for cancer care\. Ask your hospital, or/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('link', { name: 'Hip Replacement' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all treatments' })).toBeVisible();
  });

  it('shows all treatments for a query that is none, and is indexed like the list', async () => {
    const { context } = renderTreatments({ path: '/treatments?q=' });
    await screen.findByRole('link', { name: 'Hip Replacement' });
    expect(categories()).toHaveLength(3);
    expect(screen.queryByText(/found for|Nothing matches/)).toBeNull();
    expect(treatments.page.head?.(context)).not.toHaveProperty('noindex');
  });

  it('shows what the header searched for, announces it once, and shows all again', async () => {
    const settling = holdTimers(800);
    const { user, store, recorded } = renderTreatments({ state: listSearchState });
    act(() => store.set(searchTermAtom, 'knee op'));
    expect(await screen.findByText(/^1 treatment found for "knee op"\./)).toBeVisible();
    expect(categories()).toEqual(['Orthopedic']);
    settling.elapse();
    expect(recorded.announced).toEqual(['1 treatment found for "knee op".']);
    await user.click(screen.getByRole('link', { name: 'Show all treatments' }));
    expect(categories()).toHaveLength(3);
  });

  it.each([
    ['the address', '/treatments?q=replacement', undefined],
    ['the header', '/treatments', listSearchState],
  ])('jumps to a category of what a search of %s found', async (_place, path, state) => {
    const rows = [
      treatmentWire(),
      treatmentWire({ id: '50', name: 'Heart Valve Replacement', category: 'Cardiac' }),
      treatmentWire({ id: '38', name: 'Dental Veneers', category: 'Dental' }),
    ];
    const { user, store } = renderTreatments({
      path,
      state,
      api: answering('GET', 'masters/treatments', rows),
    });
    act(() => store.set(searchTermAtom, 'replacement'));
    expect(await screen.findByText(/^2 treatments found/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Orthopedic' }));
    expect(categories()).toEqual(['Cardiac', 'Orthopedic']);
  });

  it('has the same addresses of categories whatever else its address says', async () => {
    const rows = [treatmentWire(), treatmentWire({ id: '50', name: 'Hip Resurfacing', category: 'Cardiac' })];
    renderTreatments({
      path: '/treatments?utm_source=mail&q=hip%20',
      api: answering('GET', 'masters/treatments', rows),
    });
    expect(await screen.findByRole('link', { name: 'Cardiac' })).toHaveAttribute(
      'href',
      '/treatments?q=hip#cardiac',
    );
  });
});
