// @vitest-environment jsdom
import {
  answering,
  aTrip,
  failing,
  hanging,
  network,
  screen,
  treatmentWire,
  violations,
  waitFor,
} from '@carefare/testing';
import { describe, expect, it } from 'vitest';
import { indiaCard, showTreatment } from '../../testing/treatment-page.ts';

describe('a treatment’s page', () => {
  it('shows all sections', async () => {
    const { container } = showTreatment();
    await screen.findByText('How long is the trip?');
    await indiaCard();
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
    const { container, unmount } = showTreatment();
    await indiaCard();
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
    const { container: plain } = showTreatment({
      api: answering('GET', 'masters/treatments', [treatmentWire({ image: null })]),
    });
    await indiaCard();
    expect(plain.querySelector('source')?.srcset).toContain(encodeURIComponent('/images/brand.svg'));
  });

  it('shows three highlights and all benefits', async () => {
    showTreatment();
    await screen.findByText('Exercises');
    expect(screen.getAllByText('Nights included')).toHaveLength(2);
    expect(screen.getAllByText('Exercises')).toHaveLength(1);
  });

  it('stays loading while the list of treatments is not there, or empty', async () => {
    const { container, unmount } = showTreatment({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatment details...')).toBeTruthy();
    expect(await violations(container)).toEqual([]);
    unmount();
    const { router } = showTreatment({ api: answering('GET', 'masters/treatments', []) });
    await expect(screen.findByText('How long is the trip?', {}, { timeout: 200 })).rejects.toThrow();
    expect(screen.getByText('Loading treatment details...')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/treatments/hip-replacement');
  });

  it.each([
    ['Failed to fetch treatments', failing('GET', 'masters/treatments')],
    ['Treatment not found', answering('GET', 'masters/treatments', [treatmentWire({ id: '30' })])],
  ])('leads to the list when it learns late: %s', async (title, api) => {
    const { router, said } = showTreatment({ api });
    await waitFor(() => expect(router.state.location.pathname).toBe('/treatments'));
    expect(said.toasts).toEqual([{ title, text: '', tone: 'error' }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('fills in one section after another, each with its own spinner', async () => {
    const { container } = showTreatment({ api: hanging('POST', 'masters/treatment-benefits') });
    await screen.findByText('About fifteen days.');
    await indiaCard();
    // The highlights and the reasons wait for the same call.
    expect(screen.getAllByText('Loading')).toHaveLength(2);
    expect(await violations(container)).toEqual([]);
  });

  it('leaves the other sections alone when one fails, and tries that one again', async () => {
    const { user, container, said } = showTreatment({ api: failing('POST', 'masters/treatment-faqs') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(said.announced).toEqual(['This part could not be loaded.']);
    expect(await violations(container)).toEqual([]);
    expect(await indiaCard()).toBeTruthy();
    expect(await screen.findByText('Exercises')).toBeTruthy();
    network.resetHandlers();
    await user.click(again);
    expect(await screen.findByText('About fifteen days.')).toBeTruthy();
  });

  it('records a quote request and takes treatment and destination to the form', async () => {
    const { user, said, router } = showTreatment({ trip: aTrip() });
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
