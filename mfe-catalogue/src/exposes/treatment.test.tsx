// @vitest-environment jsdom
import { prefillAtom, stepAtom, tripAtom } from 'shared-contracts';
import {
  answering,
  aTrip,
  countryWire,
  failing,
  hanging,
  network,
  renderExpose,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import * as treatment from './treatment.tsx';

const show = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(treatment, {
    path: '/treatments/hip-replacement',
    params: { slug: 'hip-replacement' },
    ...options,
  });
const india = () => screen.findByRole('button', { name: 'India' });

describe('a treatment’s page', () => {
  it('shows all sections', async () => {
    const { container } = show();
    await screen.findByText('How long is the trip?');
    await india();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Hip Replacement Abroad: Transparent Costs, World-Class Care',
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
    expect(headings).toEqual([
      'About Hip Replacement',
      'Suggested countries for Hip Replacement',
      'Countries compared',
      'Why Choose Us for Hip Replacement',
      'Frequently Asked Questions',
      'Ready to Start Your Hip Replacement Journey?',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('asks for its picture as section 2 says, and for the brand’s where it has none', async () => {
    const { container, unmount } = show();
    await india();
    const source = container.querySelector('source');
    expect(source?.type).toBe('image/webp');
    const wanted = (source?.srcset ?? '')
      .split(', ')
      .map(entry => new URL(entry.split(' ')[0] ?? '', 'https://x'));
    expect(wanted.map(({ searchParams }) => searchParams.get('width'))).toEqual(['400', '600', '800']);
    for (const { searchParams } of wanted)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        url: '/images/treatments/hip-replacement.svg',
        quality: '90',
        format: 'webp',
      });
    const image = container.querySelector('img');
    expect(Number(image?.width) / Number(image?.height)).toBeCloseTo(4 / 3);
    unmount();
    const { container: plain } = show({
      api: answering('GET', 'masters/treatments', [treatmentWire({ image: null })]),
    });
    await india();
    expect(plain.querySelector('source')?.srcset).toContain(encodeURIComponent('/images/brand.svg'));
  });

  it('shows three highlights and all benefits', async () => {
    show();
    await screen.findByText('Exercises');
    expect(screen.getAllByText('Nights included')).toHaveLength(2);
    expect(screen.getAllByText('Exercises')).toHaveLength(1);
  });

  it('stays loading while the list of treatments is not there, or empty', async () => {
    const { container, unmount } = show({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatment details...')).toBeTruthy();
    expect(await violations(container)).toEqual([]);
    unmount();
    const { router } = show({ api: answering('GET', 'masters/treatments', []) });
    await expect(screen.findByText('How long is the trip?', {}, { timeout: 200 })).rejects.toThrow();
    expect(screen.getByText('Loading treatment details...')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/treatments/hip-replacement');
  });

  it.each([
    ['Failed to fetch treatments', failing('GET', 'masters/treatments')],
    ['Treatment not found', answering('GET', 'masters/treatments', [treatmentWire({ id: '30' })])],
  ])('leads to the list when it learns late: %s', async (title, api) => {
    const { router, said } = show({ api });
    await waitFor(() => expect(router.state.location.pathname).toBe('/treatments'));
    expect(said.toasts).toEqual([{ title, text: '', tone: 'error' }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('fills in one section after another, each with its own spinner', async () => {
    const { container } = show({ api: hanging('POST', 'masters/treatment-benefits') });
    await screen.findByText('About fifteen days.');
    await india();
    // The highlights and the reasons wait for the same call.
    expect(screen.getAllByText('Loading')).toHaveLength(2);
    expect(await violations(container)).toEqual([]);
  });

  it('leaves the other sections alone when one fails, and tries that one again', async () => {
    const { user, container, said } = show({ api: failing('POST', 'masters/treatment-faqs') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(said.announced).toEqual(['This part could not be loaded.']);
    expect(await violations(container)).toEqual([]);
    expect(await india()).toBeTruthy();
    expect(await screen.findByText('Exercises')).toBeTruthy();
    network.resetHandlers();
    await user.click(again);
    expect(await screen.findByText('About fifteen days.')).toBeTruthy();
  });

  it('records a quote request and takes treatment and destination to the form', async () => {
    const { user, said, router } = show({ trip: aTrip() });
    await user.click(await screen.findByRole('button', { name: 'Get a Personalized Transparent Quote' }));
    expect(said.tracked).toEqual([
      { name: 'treatment_search', version: 1, context: 'home', treatment: 'Hip Replacement' },
    ]);
    expect(router.state.location).toMatchObject({
      pathname: '/contact',
      state: { treatmentId: '52', destination: 'India' },
    });
  });
});

describe('choosing a country', () => {
  it.each(['{Enter}', ' '])('opens step 2 of the calculator with it, by key %j', async key => {
    const { user, store, router } = show();
    (await india()).focus();
    await user.keyboard(key);
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#calculator-section' });
    await waitFor(() => expect(store.get(stepAtom)).toBe(2));
    expect(store.get(tripAtom)).toMatchObject({
      treatmentType: '52',
      destination: null,
      accommodationDuration: 15,
    });
    expect(store.get(prefillAtom)).toEqual({ country: 'India', treatmentId: '52' });
  });

  it('keeps step 1 and the prefill when saving fails, and only logs it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store, said } = show({ api: failing('PUT', 'journey/*') });
    await user.click(await india());
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(store.get(stepAtom)).toBe(1);
    expect(store.get(prefillAtom)?.country).toBe('India');
    expect(said.toasts).toEqual([]);
  });

  it('marks the chosen one in text', async () => {
    show({ trip: aTrip() });
    const card = (await india()).closest('li');
    expect(card && within(card).getByText('Your chosen destination')).toBeTruthy();
    expect(screen.getAllByText('Your chosen destination')).toHaveLength(1);
  });
});

describe('the table of prices', () => {
  it('sorts, and compares with the country that the visitor names', async () => {
    const { user, store } = show();
    const table = within(await screen.findByRole('table'));
    const countries = () => table.getAllByRole('rowheader').map(cell => cell.textContent);
    expect(countries()).toEqual(['India', 'Thailand']);
    expect(table.getByText('$33,800 less (85%)')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'UK');
    expect(table.getByText('$11,300 less (65%)')).toBeTruthy();
    expect(store.get(tripAtom).source).toBe('UK');
    await user.selectOptions(screen.getByLabelText('Compare with prices in'), 'Kenya');
    expect(table.getAllByText('not known')).toHaveLength(2);
    const price = table.getByRole('columnheader', { name: /Typical price/ });
    expect(price.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(price).getByRole('button'));
    expect(price.getAttribute('aria-sort')).toBe('descending');
    expect(countries()).toEqual(['Thailand', 'India']);
    await user.click(table.getByRole('button', { name: /Saving/ }));
    expect(price.getAttribute('aria-sort')).toBeNull();
  });

  it('says what the price includes and leaves out, its unit and its date; a dearer country is named as such', async () => {
    show({
      api: answering('POST', 'masters/treatment-countries', [countryWire({ baseprice: 44000 })]),
    });
    expect(await screen.findByText('$4,000 more (10%)')).toBeTruthy();
    expect(screen.getByText('operating room and the usual hospital nights')).toBeTruthy();
    expect(screen.getByText('travel insurance')).toBeTruthy();
    expect(screen.getByText(/Typical prices for one hip, implant included/)).toBeTruthy();
    expect(screen.getAllByText(/Indicative, as of November 2026/)).not.toHaveLength(0);
  });

  it('says that a treatment has no countries yet', async () => {
    const { container } = show({ api: answering('POST', 'masters/treatment-countries', []) });
    expect(await screen.findByText('No countries are listed for this treatment yet.')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(await violations(container)).toEqual([]);
  });
});
