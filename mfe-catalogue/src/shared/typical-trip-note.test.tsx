import { act, renderExpose, screen, waitFor } from '@carefare/testing';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { TypicalTripNote } from './typical-trip-note.tsx';

it('is announced when an answer changes it, not as it comes with the page', async () => {
  const { store, recorded } = renderExpose({
    widget: { Component: () => <TypicalTripNote stay="15 nights" /> },
  });
  expect(await screen.findByText(/^Choose where you live/)).toBeVisible();
  expect(recorded.announced).toEqual([]);
  act(() => store.set(takeKnownAnswersAtom, { source: 'UK' }));
  await waitFor(() => expect(recorded.announced).toEqual([expect.stringMatching(/^All in from the UK/)]));
});
