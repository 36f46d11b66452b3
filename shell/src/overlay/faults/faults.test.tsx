import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ExposedModule } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaultSwitches } from './fault-switches.tsx';
import { loadWithFault } from './load-with-fault.tsx';
import { faultStore, healAll, switchFault } from './switched-faults.ts';

const load = vi.fn<() => Promise<ExposedModule>>();
beforeEach(() => {
  load.mockReset().mockResolvedValue({ page: { Component: () => <p>The form</p> } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  healAll();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a refused remote does not load until it is healed, and others do', async () => {
  switchFault('quote', 'refused');
  await expect(loadWithFault('quote', load)).rejects.toThrow('quote is refused on purpose');
  expect(load).not.toHaveBeenCalled();
  await expect(loadWithFault('catalogue', load)).resolves.toBeDefined();
  switchFault('quote', '');
  await expect(loadWithFault('quote', load)).resolves.toBeDefined();
});

it('a slow one loads later', async () => {
  vi.useFakeTimers();
  switchFault('quote', 'slow 3 s');
  const loaded = loadWithFault('quote', load);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(load).toHaveBeenCalledOnce();
  await loaded;
});

it('one that throws does so at once, where it is live', async () => {
  const { page } = await loadWithFault('quote', load);
  const Page = page?.Component as NonNullable<typeof page>['Component'];
  render(<Page params={{}} />);
  act(() => switchFault('catalogue', 'throws on render'));
  expect(screen.getByText('The form')).toBeDefined();
  expect(() => act(() => switchFault('quote', 'throws on render'))).toThrow('quote throws on purpose');
});

it('switches name the faults of this tab, which a reload keeps, and one button heals all', async () => {
  const user = userEvent.setup();
  render(<FaultSwitches />);
  await user.selectOptions(screen.getByLabelText('quote'), 'slow 3 s');
  await user.selectOptions(screen.getByLabelText('calculator'), 'refused');
  const chosen = { quote: 'slow 3 s', calculator: 'refused' };
  expect(faultStore.get()).toEqual(chosen);
  expect(JSON.parse(sessionStorage.getItem('carefare.faults') ?? '')).toEqual(chosen);
  vi.resetModules();
  expect((await import('./switched-faults.ts')).faultStore.get()).toEqual(chosen);
  await user.click(screen.getByRole('button', { name: 'Heal all' }));
  expect(faultStore.get()).toEqual({});
  expect(screen.getByLabelText<HTMLSelectElement>('quote').value).toBe('');
});
