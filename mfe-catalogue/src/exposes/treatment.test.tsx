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
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

describe('a treatment’s page', () => {
  it('shows all sections in order', async () => {
    const { container } = renderTreatment();
    await screen.findByText('How long is the trip?');
    await findIndiaCard();
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

  it('requests the hero image in the formats of section 2, or the brand image without one', async () => {
    const { container, unmount } = renderTreatment();
    await findIndiaCard();
    const source = container.querySelector('source');
    expect(source?.type).toBe('image/webp');
    const requests = (source?.srcset ?? '')
      .split(', ')
      .map(entry => new URL(entry.split(' ')[0] ?? '', 'https://x'));
    expect(requests.map(({ searchParams }) => searchParams.get('width'))).toEqual(['400', '600', '800']);
    for (const { searchParams } of requests)
      expect(Object.fromEntries(searchParams)).toMatchObject({
        url: '/images/treatments/hip-replacement.svg',
        quality: '90',
        format: 'webp',
      });
    const image = container.querySelector('img');
    expect(Number(image?.width) / Number(image?.height)).toBeCloseTo(4 / 3);
    unmount();
    const { container: plain } = renderTreatment({
      api: answering('GET', 'masters/treatments', [treatmentWire({ image: null })]),
    });
    await findIndiaCard();
    expect(plain.querySelector('source')?.srcset).toContain(encodeURIComponent('/images/brand.svg'));
  });

  it('shows at most three highlights, and all benefits', async () => {
    renderTreatment();
    await screen.findByText('Exercises');
    expect(screen.getAllByText('Nights included')).toHaveLength(2);
    expect(screen.getAllByText('Exercises')).toHaveLength(1);
  });

  it('stays in its loading state while the list of treatments is missing or empty', async () => {
    const { container, unmount } = renderTreatment({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatment details...')).toBeVisible();
    expect(await violations(container)).toEqual([]);
    unmount();
    const { router } = renderTreatment({ api: answering('GET', 'masters/treatments', []) });
    await expect(screen.findByText('How long is the trip?', {}, { timeout: 200 })).rejects.toThrow();
    expect(screen.getByText('Loading treatment details...')).toBeVisible();
    expect(router.state.location.pathname).toBe('/treatments/hip-replacement');
  });

  it.each([
    ['Failed to fetch treatments', failing('GET', 'masters/treatments')],
    ['Treatment not found', answering('GET', 'masters/treatments', [treatmentWire({ id: '30' })])],
  ])('redirects an open page to the list: %s', async (title, api) => {
    const { router, recorded } = renderTreatment({ api });
    await waitFor(() => expect(router.state.location.pathname).toBe('/treatments'));
    expect(recorded.toasts).toEqual([{ title, text: '', tone: 'error' }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('fills in the sections one by one, each with its own spinner', async () => {
    const { container } = renderTreatment({ api: hanging('POST', 'masters/treatment-benefits') });
    await screen.findByText('About fifteen days.');
    await findIndiaCard();
    // Highlights and benefits depend on the same call.
    expect(screen.getAllByText('Loading')).toHaveLength(2);
    expect(await violations(container)).toEqual([]);
  });

  it('keeps the other sections when one fails, and retries that one', async () => {
    const { user, container, recorded } = renderTreatment({ api: failing('POST', 'masters/treatment-faqs') });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(recorded.announced).toEqual(['This part could not be loaded.']);
    expect(await violations(container)).toEqual([]);
    expect(await findIndiaCard()).toBeVisible();
    expect(await screen.findByText('Exercises')).toBeVisible();
    network.resetHandlers();
    await user.click(retry);
    expect(await screen.findByText('About fifteen days.')).toBeVisible();
  });

  it('records a quote request and opens the form with treatment and destination', async () => {
    const { user, recorded, router } = renderTreatment({ trip: aTrip() });
    await user.click(await screen.findByRole('button', { name: 'Get a Personalized Transparent Quote' }));
    expect(recorded.tracked).toEqual([
      { name: 'treatment_search', version: 1, context: 'home', treatment: 'Hip Replacement' },
    ]);
    expect(router.state.location).toMatchObject({
      pathname: '/contact',
      state: { treatmentId: '52', destination: 'India' },
    });
  });
});
