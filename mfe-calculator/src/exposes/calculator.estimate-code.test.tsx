import { act, aDatedTrip, renderExpose, screen } from '@carefare/testing';
import { wizardViewAtom } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import * as calculator from './calculator.tsx';

const line = vi.hoisted(() => ({ isDown: true }));
vi.mock('../features/wizard/estimate/estimate.tsx', () => {
  if (line.isDown) throw new Error('no connection');
  return { Estimate: () => <p>The estimate</p> };
});

it('says that the estimate’s code could not be loaded, keeps the step, and tries again', async () => {
  const { user, store } = renderExpose(calculator, { trip: aDatedTrip() });
  act(() => store.set(wizardViewAtom, 'estimate'));
  expect(
    await screen.findByText('The estimate could not be opened. Your answers are still here.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: /^Step 1 of 5/ })).toBeVisible();
  line.isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The estimate')).toBeVisible();
});
