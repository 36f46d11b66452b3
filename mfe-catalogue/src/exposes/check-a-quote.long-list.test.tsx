import {
  answering,
  createTestContext,
  network,
  renderExpose,
  screen,
  treatmentWire,
  waitFor,
} from '@carefare/testing';
import { expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import * as checkAQuote from './check-a-quote.tsx';

const LONG = { path: '/check-a-quote', masterData: { hasManyTreatments: true } } as const;

it('lets the treatment of a long list be typed, and asks for its prices only', async () => {
  const { user } = renderExpose(checkAQuote, LONG);
  const field = await screen.findByLabelText('Treatment');
  await enter(user, field, 'hip replacement');
  await user.selectOptions(screen.getByLabelText('Country of the clinic'), 'India');
  await enter(user, screen.getByLabelText('Total of the quote'), '$5,000');
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  expect(await screen.findByRole('heading', { name: 'Your quote: Hip Replacement in India' })).toBeVisible();
  expect(screen.getByText('below the range that we found')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'hip');
  expect(await screen.findByRole('link', { name: 'Treatment: Choose a treatment.' })).toBeVisible();
  expect(field).toHaveValue('hip');
});

it('starts with the treatment of a link, by its name', async () => {
  const { user } = renderExpose(checkAQuote, { ...LONG, state: { treatment: '52', country: 'India' } });
  expect(await screen.findByLabelText('Treatment')).toHaveValue('Hip Replacement');
  await enter(user, screen.getByLabelText('Amount for: Visa'), '80');
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  expect(await screen.findByRole('heading', { name: /^Your quote: Hip/ })).toBeVisible();
});

it('reads a pasted text against the list of all, which the page does not have', async () => {
  const { user } = renderExpose(checkAQuote, LONG);
  await user.click(await screen.findByText('Do you have it as text? Paste it'));
  await user.click(screen.getByLabelText('Text of the quote'));
  await user.paste('Hip replacement in Mumbai, total: $6,100');
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  await waitFor(() => expect(screen.getByLabelText('Total of the quote')).toHaveValue('$6,100'));
  expect(screen.getByLabelText('Treatment')).toHaveValue('Hip Replacement');
});

it('answers what a text fills in after the empty form was checked', async () => {
  const { user } = renderExpose(checkAQuote, LONG);
  await user.click(await screen.findByText('Do you have it as text? Paste it'));
  await user.click(screen.getByLabelText('Text of the quote'));
  await user.paste('Hip replacement in Mumbai, total: $6,100');
  const lateList = Promise.withResolvers<object>();
  network.use(answering('GET', 'masters/treatments', lateList.promise));
  await user.click(screen.getByRole('button', { name: 'Read the text' }));
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  expect(await screen.findByText('There is a problem')).toBeVisible();
  lateList.resolve([treatmentWire()]);
  expect(await screen.findByRole('heading', { name: 'Your quote: Hip Replacement in India' })).toBeVisible();
  expect(screen.queryByText('There is a problem')).toBeNull();
});

it('asks for no prices before a treatment is named', async () => {
  const { context } = createTestContext({ ...LONG, server: true });
  const book = vi.spyOn(context.api, 'priceBook');
  expect(await checkAQuote.page.load?.(context)).toEqual({ status: 200 });
  expect(book).not.toHaveBeenCalled();
});

it('answers a post that names the treatment, with nothing but what it needs', async () => {
  const { context, queryClient } = createTestContext({ ...LONG, server: true });
  const book = vi.spyOn(context.api, 'priceBook');
  const state = { treatment: 'hip replacement', country: 'india', total: '$5,000' };
  expect(await checkAQuote.page.load?.({ ...context, state })).toEqual({ status: 200 });
  expect(book.mock.calls.map(([, narrow]) => narrow)).toEqual([{ treatment_id: '52' }]);
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey: [name] }) => name).sort()).toEqual([
    'check-quote-prices',
    'check-quote-rates',
    'costs-by-source',
  ]);
});
