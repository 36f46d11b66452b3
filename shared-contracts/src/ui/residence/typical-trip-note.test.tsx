// @vitest-environment jsdom
import { act, answering, failing, network, renderExpose, screen, tripCostsWire } from '@carefare/testing';
import { expect, it } from 'vitest';
import { OTHER_SOURCE } from '../../api/bounds.ts';
import { chooseResidenceAtom } from '../../trip/residence.ts';
import { TypicalTripNote } from './typical-trip-note.tsx';

function renderNote(
  source: string | null,
  options: Parameters<typeof renderExpose>[1] = {},
  isMissing = false,
) {
  const Component = () => (
    <TypicalTripNote stay="15 nights" more="At home it costs $17,500." isMissing={isMissing} />
  );
  const view = renderExpose({ widget: { Component } }, options);
  if (source !== null) act(() => view.store.set(chooseResidenceAtom, source));
  return view;
}

it('says what the totals will count', () => {
  renderNote(null);
  expect(screen.getByText(/^Say where you live to see the whole trip: one patient, 15 nights/)).toBeVisible();
});

it('says what they count, and more', async () => {
  renderNote('UK');
  expect(
    await screen.findByText(
      'All in from the UK: one patient, 15 nights, standard hotel and food, flights and visa. At home it costs $17,500.',
    ),
  ).toBeVisible();
});

it('names flights and visa as not included, and no country, for one that is not listed', async () => {
  renderNote(OTHER_SOURCE, {
    api: answering('GET', 'masters/trip-costs', tripCostsWire({ travel_included: false })),
  });
  const note = await screen.findByText(/^One patient, 15 nights.*Flights and visa are not included/);
  expect(note).not.toHaveTextContent(/Other|At home/);
});

it('says so when there is no total', async () => {
  renderNote('UK', {}, true);
  expect(await screen.findByText(/^We know no total for this treatment yet/)).toBeVisible();
});

it('says so when the costs fail, and retries them', async () => {
  const { user } = renderNote('UK', { api: failing('GET', 'masters/trip-costs') });
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^All in from the UK/)).toBeVisible();
});
