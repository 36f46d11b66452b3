import { act, renderExpose, screen } from '@carefare/testing';
import { takeKnownAnswersAtom } from 'shared-contracts/host';
import { expect, it } from 'vitest';
import { TypicalTripNote } from './typical-trip-note.tsx';

// The tests of a treatment's prices show what else it says.
it('says so when there is no total', async () => {
  const { store } = renderExpose({
    widget: { Component: () => <TypicalTripNote stay="15 nights" isMissing /> },
  });
  act(() => store.set(takeKnownAnswersAtom, { source: 'UK' }));
  expect(await screen.findByText(/^We know no total for this treatment yet/)).toBeVisible();
});
