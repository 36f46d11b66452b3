import { createTestContext } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { guessResidenceAtom, unsavedAnswersAtom } from 'shared-contracts/host';
import { expect, it, vi } from 'vitest';
import { rememberAnswers } from './remember-answers.ts';

function remember(saveKnownAnswers = vi.fn(async () => ({}))) {
  const { context, services } = createTestContext();
  rememberAnswers({ store: context.store, api: { saveKnownAnswers }, session: services.session });
  return { store: context.store, saveKnownAnswers };
}

it('saves where the visitor says they live, and no guess', async () => {
  const { store, saveKnownAnswers } = remember();
  store.set(guessResidenceAtom, 'Germany');
  store.set(tripAtom, { source: 'UK' });
  await expect.poll(() => store.get(unsavedAnswersAtom)).toBeNull();
  expect(saveKnownAnswers.mock.calls).toEqual([[expect.any(Number), { source: 'UK' }]]);
});

it('saves with the next answer what could not be saved', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { store, saveKnownAnswers } = remember(
    vi.fn(async () => ({})).mockRejectedValueOnce(new Error('down')),
  );
  store.set(tripAtom, { source: 'UK' });
  await expect.poll(() => warn).toHaveBeenCalled();
  store.set(tripAtom, { source: 'Kenya' });
  await expect.poll(() => store.get(unsavedAnswersAtom)).toBeNull();
  expect(saveKnownAnswers).toHaveBeenLastCalledWith(expect.any(Number), { source: 'Kenya' });
});
