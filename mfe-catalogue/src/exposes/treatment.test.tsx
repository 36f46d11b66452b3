import {
  act,
  answering,
  aTreatment,
  aTrip,
  failing,
  hanging,
  implantsWire,
  network,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { treatmentQuery } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { findIndiaCard, renderTreatment } from '../../testing/treatment-page.ts';

/** Each section's call, text, and how often it is on the page: highlights and benefits depend on the same call. */
const sections = [
  ['masters/treatment-countries', 'Treatment $6,200', 1],
  ['masters/treatment-benefits', 'Exercises', 2],
  ['masters/treatment-faqs', 'How long is the trip?', 1],
] as const;

/** Waits for the sections of the other calls. */
const findOthers = (call: string) =>
  Promise.all(sections.filter(([other]) => other !== call).map(([, text]) => screen.findAllByText(text)));

describe('a treatment’s page', () => {
  it('shows all sections in order', async () => {
    const { container } = renderTreatment();
    await screen.findByText('How long is the trip?');
    await findIndiaCard();
    const hero = within(container.querySelector('section') as HTMLElement);
    const price = hero.getByText(/^Treatment from/);
    const quote = hero.getByRole('link', { name: 'Get Personalized Quote' });
    const asked = screen.getByRole('combobox', { name: 'I live in' });
    for (const [before, after] of [
      [price, quote],
      [quote, asked],
      [asked, screen.getByRole('combobox', { name: 'Sort by' })],
    ] as const)
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Hip Replacement Abroad: Transparent Costs, World-Class Care',
    );
    for (const text of [/· 15 nights · Multiple destinations/, 'Get Personalized Quote'])
      expect(screen.getByText(text)).toBeInstanceOf(HTMLElement);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent);
    expect(headings).toEqual([
      'Suggested countries for Hip Replacement',
      'About Hip Replacement',
      'Why Choose Us for Hip Replacement',
      'Frequently Asked Questions',
      'Related treatments',
      'Ready to Start Your Hip Replacement Journey?',
    ]);
    expect(await violations(container)).toEqual([]);
  });

  it('shows at most three highlights, the other benefits as what to ask the clinic for, and the others of its category with their lowest prices', async () => {
    renderTreatment();
    await screen.findByText('Exercises');
    const below = (name: string) =>
      screen.getByRole('heading', { level: 3, name }).parentElement as HTMLElement;
    expect(within(below('Key Highlights')).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('Nights included')).toBeVisible();
    expect(below('Ask the clinic for this')).toContainElement(screen.getByText('Exercises'));
    const link = await screen.findByRole('link', { name: 'Knee Replacement' });
    expect(link).toHaveAttribute('href', '/treatments/knee-replacement');
    expect(link.closest('li')).toHaveTextContent('Knee Replacement from $5,500');
    expect(screen.queryByRole('link', { name: 'Rhinoplasty' })).toBeNull();
  });

  it('says what a related treatment’s price is for', async () => {
    const veneers = { id: '38', name: 'Dental Veneers', category: 'Dental', base_cost: 230 };
    renderTreatment({
      path: '/treatments/dental-implants',
      api: answering('GET', 'masters/treatments', [
        implantsWire,
        treatmentWire({ ...veneers, price_unit: 'per tooth', unit: implantsWire.unit }),
      ]),
    });
    const link = await screen.findByRole('link', { name: 'Dental Veneers' });
    expect(link.closest('li')).toHaveTextContent('Dental Veneers from $230 in India per tooth');
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
        url: '/images/categories/orthopedic.svg',
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

  it('stays in its loading state while the list of treatments is missing or empty', async () => {
    const { container, unmount } = renderTreatment({ api: hanging('GET', 'masters/treatments') });
    expect(screen.getByText('Loading treatment details...')).toBeVisible();
    expect(await violations(container)).toEqual([]);
    unmount();
    const { router, queryClient } = renderTreatment({ api: answering('GET', 'masters/treatments', []) });
    await waitFor(() => expect(queryClient.getQueryState(['treatments'])?.status).toBe('success'));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('How long is the trip?')).toBeNull();
    expect(screen.getByText('Loading treatment details...')).toBeVisible();
    expect(router.state.location.pathname).toBe('/treatments/hip-replacement');
  });

  it('keeps the focus on its title when the list arrives', async () => {
    const { context, queryClient } = renderTreatment({ api: hanging('GET', 'masters/treatments') });
    const title = screen.getByRole('heading', { level: 1 });
    title.focus();
    act(
      () =>
        void queryClient.setQueryData(treatmentQuery(context, 'hip-replacement').queryKey, [aTreatment()]),
    );
    expect(await screen.findByText('Get Personalized Quote')).toBeVisible();
    expect(title).toHaveFocus();
  });

  it.each([
    ['Failed to fetch treatments', failing('GET', 'masters/treatments')],
    [
      'Treatment not found',
      answering('GET', 'masters/treatments', [treatmentWire({ id: '30', name: 'Rhinoplasty' })]),
    ],
  ])('redirects an open page to the list: %s', async (title, api) => {
    const { router, recorded } = renderTreatment({ api });
    await waitFor(() => expect(router.state.location.pathname).toBe('/treatments'));
    expect(recorded.toasts).toEqual([{ title, text: '', tone: 'error' }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each(sections)(
    'fills in the sections one by one, each with its own spinner: %s',
    async (call, text, count) => {
      renderTreatment({ api: hanging('POST', call) });
      await findOthers(call);
      expect(screen.getAllByText('Loading')).toHaveLength(count);
      expect(screen.queryAllByText(text)).toEqual([]);
    },
  );

  it.each(sections)(
    'keeps the other sections when one fails, and retries that one: %s',
    async (call, text, count) => {
      const { user, recorded, container } = renderTreatment({ api: failing('POST', call) });
      const [retry, ...more] = await screen.findAllByRole('button', { name: 'Try again' });
      expect(more).toHaveLength(count - 1);
      expect(recorded.announced[0]).toBe('This part could not be loaded.');
      await findOthers(call);
      expect(await violations(container)).toEqual([]);
      network.resetHandlers();
      if (retry) await user.click(retry);
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it.each([
    ['masters/treatment-benefits', 'Key Highlights'],
    ['masters/treatment-faqs', 'Frequently Asked Questions'],
  ] as const)('leaves out what is empty: %s', async (call, heading) => {
    renderTreatment({ api: answering('POST', call, []) });
    await findOthers(call);
    await waitFor(() => expect(screen.queryByRole('heading', { name: heading })).toBeNull());
  });

  it('records a quote request and opens the form with treatment and destination', async () => {
    const { user, recorded, router } = renderTreatment({ trip: aTrip() });
    const quote = await screen.findByRole('link', { name: /^Get .*Quote$/ });
    expect(quote).toHaveAttribute('href', '/contact?treatment=hip-replacement&destination=India');
    const data = { treatmentId: '52', name: 'Hip Replacement', destination: 'India' };
    expect(recorded.slots).toContainEqual({
      name: 'treatment.quote',
      data: { ...data, label: 'Get a Personalized Transparent Quote' },
    });
    await user.click(quote);
    expect(recorded.tracked).toEqual([
      { name: 'treatment_search', version: 1, context: 'home', treatment: 'Hip Replacement' },
    ]);
    expect(router.state.location).toMatchObject({
      pathname: '/contact',
      state: { treatmentId: '52', destination: 'India' },
    });
  });
});
