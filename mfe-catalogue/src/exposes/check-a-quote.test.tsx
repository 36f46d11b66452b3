import {
  answering,
  costWire,
  createTestContext,
  failing,
  network,
  priceBookWire,
  renderExpose,
  screen,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { describe, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { emptyDraft } from '../features/check-quote/draft.ts';
import * as checkAQuote from './check-a-quote.tsx';

const BOOK = 'masters/price-book';
const COSTS = 'journey/compute-cost-by-treatment';
const HIP = { treatment: '52', country: 'India' };
const show = (options: Parameters<typeof renderExpose>[1] = {}) =>
  renderExpose(checkAQuote, { path: '/check-a-quote', ...options });
/** The form's own; what a text was read to has one too. */
const submit = () => screen.getAllByRole('button', { name: 'Check the quote' }).at(-1) as HTMLElement;

describe('/check-a-quote', () => {
  it('shows what is missing, where the price lies and what to ask', async () => {
    const { user, container } = show();
    await user.selectOptions(await screen.findByLabelText('Treatment'), 'Hip Replacement');
    await user.selectOptions(screen.getByLabelText('Country of the clinic'), 'India');
    await enter(user, screen.getByLabelText('Total of the quote'), '$5,000');
    await user.click(screen.getByLabelText('Surgeon and procedure'));
    await enter(user, screen.getByLabelText('Amount for: Hotel'), '$400');
    await user.click(submit());

    const heading = screen.getByRole('heading', { name: 'Your quote: Hip Replacement in India' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('below the range that we found').parentElement).toHaveTextContent(
      'The treatment costs $4,600 in this quote. That is below the range that we found. Something may be left out: ask what.',
    );
    expect(screen.getByText(/took this off the total: hotel\./)).toBeVisible();
    expect(screen.getByText('All in: about $5,500 to $5,900.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Estimate the trip with your own dates' })).toHaveAttribute(
      'href',
      '/?treatment=hip-replacement&to=india#calculator-section',
    );
    expect(screen.getByRole('link', { name: 'found' })).toHaveAttribute('href', '/prices#52-india');
    const table = within(screen.getByRole('table', { name: 'Line by line' }));
    expect(table.getByRole('row', { name: 'Surgeon and procedure Yes in our price' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Hotel Yes, $400 extra, in our estimate' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Hospital nights Not mentioned in our price' })).toBeVisible();
    expect(screen.getByText('Is a check-up before I fly home in the price?')).toBeVisible();
    expect(screen.getByText('medicines and follow-up at home')).toBeVisible();
    expect(await violations(container)).toEqual([]);

    // What changes afterwards counts at once.
    await user.clear(screen.getByLabelText('Total of the quote'));
    await enter(user, screen.getByLabelText('Total of the quote'), 'EUR 6000');
    expect(screen.getByText('inside the range that we found')).toBeVisible();
    await user.clear(screen.getByLabelText('Total of the quote'));
    await enter(user, screen.getByLabelText('Total of the quote'), '$19,000');
    expect(screen.getByText('above the range that we found')).toBeVisible();
  });

  it('takes a ticked hotel off by our own figures, and only shows the place in a range that was not found', async () => {
    const { user } = show({ state: HIP });
    await enter(user, await screen.findByLabelText('Total of the quote'), '$8,400');
    await user.click(screen.getByLabelText('Hotel'));
    await user.click(submit());
    expect(await screen.findByText('inside the range that we found')).toBeVisible();
    expect(screen.getByText('The price includes a hotel. We took off about $830 for it.')).toBeVisible();
    expect(screen.getByText('The quote does not list what it covers. Ask for a list.')).toBeVisible();
    expect(screen.queryByText('Not mentioned')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Country of the clinic'), 'Spain');
    expect(await screen.findByText(/^We cannot tell you if this is expensive/)).toBeVisible();
    expect(screen.queryByText(/the range that we found/)).toBeNull();
    expect(screen.getByText('$11,600')).toBeVisible();
    expect(screen.getByText(/^What does the price cover, item by item/)).toBeVisible();
  });

  it('asks how many only where something is counted', async () => {
    const { user } = show();
    await user.selectOptions(await screen.findByLabelText('Treatment'), 'Dental Implants');
    expect(screen.getByLabelText('How many implants?')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Treatment'), 'Hip Replacement');
    expect(screen.queryByLabelText('How many implants?')).toBeNull();
  });

  it('compares several pieces with what the API says of them, and says if that cannot be loaded', async () => {
    const quote = { treatment: '37', country: 'Turkey', units: '3', total: '$2,500' };
    const state = { treatment: '37', country: 'Turkey' };
    const costs = [{ ...costWire, country: 'Turkey', treatment_range: { low: 1_600, high: 4_000 } }];
    const fill = async ({ user }: ReturnType<typeof show>) => {
      await user.type(await screen.findByLabelText('How many implants?'), quote.units);
      await enter(user, screen.getByLabelText('Total of the quote'), quote.total);
      await user.click(submit());
    };
    const { unmount, ...view } = show({ state, api: answering('POST', COSTS, costs) });
    await fill({ unmount, ...view });
    expect(await screen.findByText(/^3 implants cost \$2,500 in this quote\./)).toBeVisible();
    expect(screen.getByText(/^Our range: \$1,600 to \$4,000 for 3 implants\./)).toBeVisible();
    unmount();
    const failed = show({ state, api: failing('POST', COSTS) });
    await fill(failed);
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    failed.unmount();
    // Of an API that may know no other source it is not asked.
    await fill(show({ state, masterData: { hasOtherSource: false }, api: failing('POST', COSTS) }));
    expect(await screen.findByText(/^We have no price for 3 implants in Turkey/)).toBeVisible();
    const { context } = createTestContext({
      path: '/check-a-quote',
      state: { ...emptyDraft, ...quote },
      server: true,
    });
    network.use(failing('POST', COSTS));
    expect(await checkAQuote.page.load?.(context)).toEqual({ status: 503, partial: true });
  });

  it('copies or sends the questions by what the visitor has, and shows them where the browser refuses', async () => {
    const { user, recorded } = show({ state: HIP });
    await user.click(await screen.findByRole('button', { name: 'Check the quote' }));
    await user.click(screen.getByRole('button', { name: 'Copy the message' }));
    expect(await screen.findByText('The message is copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Hello,\nthank you for your quote for Hip Replacement in India\..*\n\n1\. Does the/,
    );
    const message = encodeURIComponent(await navigator.clipboard.readText());
    expect(screen.getByRole('link', { name: 'Send by e-mail' })).toHaveAttribute(
      'href',
      `mailto:?subject=Your%20quote%3A%20Hip%20Replacement%20in%20India&body=${message}`,
    );
    expect(screen.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${message}`,
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy the message' }));
    expect(await screen.findByLabelText(/^We could not copy the message/)).toHaveTextContent(
      '1. Does the price cover',
    );
    expect(recorded.announced.at(-1)).toMatch(/^We could not copy the message/);
  });

  it('names each fault with a link to its field, and loses nothing', async () => {
    const { user, container } = show();
    await enter(user, await screen.findByLabelText('Total of the quote'), 'cheap');
    await user.click(submit());
    const problem = screen.getByRole('group', { name: 'There is a problem' });
    expect(problem).toHaveFocus();
    const links = within(problem).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Treatment: Choose a treatment.',
      'Country of the clinic: Choose a country.',
      'Total of the quote: Type one amount, such as $5,400 or EUR 5400.',
    ]);
    for (const link of links)
      expect(container.querySelector((link as HTMLAnchorElement).hash)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText('Total of the quote')).toHaveValue('cheap');
    expect(screen.getByLabelText('Total of the quote')).toBeInvalid();
    expect(await violations(container)).toEqual([]);
  });

  it('says an amount as the quote has it, and folds the form below its answer', async () => {
    const { user } = show({ state: HIP });
    await enter(user, await screen.findByLabelText('Total of the quote'), 'EUR 8700');
    expect(screen.queryByRole('button', { name: 'Change the quote' })).toBeNull();
    await user.click(submit());
    const answer = (await screen.findByText('above the range that we found')).parentElement;
    expect(answer).toHaveTextContent('The treatment costs EUR 8,700 (about $10,000) in this quote.');
    expect(screen.getByText('The quote: EUR 8,700 (about $10,000)')).toBeVisible();
    const change = screen.getByRole('button', { name: 'Change the quote' });
    expect(change).toHaveAttribute('aria-expanded', 'false');
    await user.click(change);
    expect(change).toHaveAttribute('aria-expanded', 'true');
  });

  it('leads to the calculator without loading the page again, which would lose what was typed', async () => {
    const { user, router } = show({ state: HIP });
    await enter(user, await screen.findByLabelText('Total of the quote'), '$5,000');
    await user.click(submit());
    await user.click(await screen.findByRole('link', { name: 'Estimate the trip with your own dates' }));
    expect(router.state.location).toMatchObject({ pathname: '/', hash: '#calculator-section' });
  });

  it.each([
    [[], 1],
    [['/treatments/:slug/:country'], 0],
  ])('leads to the page of the treatment there where there is one: without %o', async (absent, links) => {
    const { user } = show({ state: HIP, absent });
    await user.click(await screen.findByRole('button', { name: 'Check the quote' }));
    await screen.findByText(/^Our prices are indicative/);
    expect(screen.queryAllByRole('link', { name: /^What the whole trip costs/ })).toHaveLength(links);
  });

  it('says how it reads an amount without a currency next to one in another', async () => {
    const { user } = show({ state: HIP });
    await enter(user, await screen.findByLabelText('Total of the quote'), 'EUR 6000');
    await user.click(submit());
    expect(await screen.findByText(/^We counted 0\.87 EUR as one US dollar/)).toBeVisible();
    expect(screen.queryByText(/^We read "\$"/)).toBeNull();
    await enter(user, screen.getByLabelText('Amount for: Hotel'), '600');
    expect(screen.getByText('We read "$" and amounts without a currency as US dollars.')).toBeVisible();
  });

  it('fills the form from a pasted text, and keeps what it does not say', async () => {
    const { user, recorded } = show({ state: HIP });
    await enter(user, await screen.findByLabelText('Amount for: Visa'), '80');
    await user.click(screen.getByText('Do you have it as text? Paste it'));
    const text = screen.getByLabelText('Text of the quote');
    expect(text).not.toHaveAttribute('name');
    await user.click(text);
    await user.paste(
      'Knee or hip replacement in Mumbai, total: $٦٬١٠٠\nSurgery and hotel included. Flights are not included.\nStamp 5 EUR',
    );
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    await waitFor(() => expect(screen.getByLabelText('Total of the quote')).toHaveValue('$6,100'));
    expect(screen.getByLabelText('Hotel')).toBeChecked();
    // It has a price for the treatment: the procedure is not missing.
    expect(screen.getByLabelText('Surgeon and procedure')).toBeChecked();
    expect(screen.getByLabelText('Flights')).not.toBeChecked();
    expect(screen.getByLabelText('Amount for: Visa')).toHaveValue('80');
    expect(screen.getByLabelText('Treatment')).toHaveValue('52');
    expect(recorded.announced.at(-1)).toBe(
      'Treatment: Hip Replacement. Wrong? Change it below. Country: India. Wrong? Change it below. We found 2 lines and 1 amount and filled in the form. Check it. The text says that these are not in the price: flights. We could not place EUR 5. Add it below if it matters.',
    );
  });

  it('reads another text in place of the one before it, and keeps what was changed by hand', async () => {
    const { user } = show({ state: HIP });
    await enter(user, await screen.findByLabelText('Amount for: Visa'), '80');
    await user.click(screen.getByText('Do you have it as text? Paste it'));
    const text = screen.getByLabelText('Text of the quote');
    await enter(user, text, 'Hip replacement in Mumbai, total: $6,100. Hotel included.');
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    await waitFor(() => expect(screen.getByLabelText('Hotel')).toBeChecked());
    await user.click(screen.getByLabelText('Flights'));
    await user.clear(text);
    await enter(user, text, 'Hip replacement. Option A: $4,900, option B: $5,400. Transfers included.');
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    await waitFor(() => expect(screen.getByLabelText('Airport transfers')).toBeChecked());
    expect(screen.getByLabelText('Hotel')).not.toBeChecked();
    expect(screen.getByLabelText('Total of the quote')).toHaveValue('');
    expect(screen.getByLabelText('Amount for: Visa')).toHaveValue('80');
    expect(screen.getByLabelText('Flights')).toBeChecked();
  });

  it('asks which of two amounts is the total, and fills in pieces and what is extra', async () => {
    const { user } = show();
    await user.click(await screen.findByText('Do you have it as text? Paste it'));
    await user.click(screen.getByLabelText('Text of the quote'));
    await user.paste(
      '4 Straumann implants, Istanbul\nOption A: €2,900\nOption B: €3,400\nHotel not included. Deposit 300 €',
    );
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, EUR 3400' }));
    expect(screen.getByText('The total is EUR 3400.').parentElement).toHaveFocus();
    expect(screen.getByLabelText('Total of the quote')).toHaveValue('EUR 3400');
    expect(screen.getByLabelText('How many implants?')).toHaveValue('4');
    const [atReply] = screen.getAllByRole('button', { name: 'Check the quote' });
    expect(submit()).not.toBe(atReply);
    await user.click(atReply as HTMLElement);
    expect(await screen.findByText(/^You name Straumann\./)).toBeVisible();
    expect(screen.getByText(/^You ask for a deposit \(Deposit 300 €\)/)).toBeVisible();
    expect(
      screen.getByRole('row', { name: 'Hotel Extra, by the quote extra, in our estimate' }),
    ).toBeVisible();
  });

  it.each([
    ['', 'Paste the text of the quote first.'],
    ['x'.repeat(1_000_000), /^This text has 1,000,000 characters\. We read 20,000 at most\./],
    ['Hello', /^We found no lines/],
  ])('says why a text fills in nothing', async (content, message) => {
    const { user } = show();
    await user.click(await screen.findByText('Do you have it as text? Paste it'));
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text of the quote');
    text.value = content;
    await user.click(screen.getByRole('button', { name: 'Read the text' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(text).toHaveValue(content);
  });

  it('shows the answer to a post, and checks other currencies only with a rate', async () => {
    const { context } = createTestContext({ path: '/check-a-quote', server: true });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...HIP, total: '5.000 GBP', 'has-hotel': 'yes' }))
      form.set(name, value);
    const answer = checkAQuote.page.check?.(form, { ...context, openedMs: null });
    expect(answer).toMatchObject({ status: 200 });
    form.set('total', '-1');
    expect(checkAQuote.page.check?.(form, { ...context, openedMs: null })).toMatchObject({ status: 422 });

    const { Component } = checkAQuote.page;
    const state = answer && 'state' in answer ? answer.state : undefined;
    renderExpose(
      { page: { Component: props => <Component {...props} state={state} /> } },
      { path: '/check-a-quote', api: failing('GET', 'masters/options') },
    );
    expect(await screen.findByText(/^We have no exchange rate for GBP/)).toBeVisible();
    expect(screen.getByLabelText('Hotel')).toBeChecked();
  });
});

it.each([
  [{ status: 200 }, answering('GET', BOOK, priceBookWire())],
  [{ status: 503, partial: true }, failing('GET', BOOK)],
])('loads on the server with %o', async (result, api) => {
  network.use(api);
  const { context } = createTestContext({ path: '/check-a-quote', server: true });
  expect(await checkAQuote.page.load?.(context)).toEqual(result);
});

it.each([
  ['the visitor points at a link', {}, true],
  ['a link is in view', { inView: true }, false],
] as const)('fetches every price ahead while %s: %o', async (_name, likelihood, isFetched) => {
  const { context } = createTestContext({ path: '/check-a-quote' });
  await checkAQuote.page.prefetch?.({ ...context, ...likelihood });
  expect(context.queryClient.getQueryCache().getAll().length > 0).toBe(isFetched);
});
