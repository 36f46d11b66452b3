import { act, screen } from '@carefare/testing';
import { use, useState } from 'react';
import type { ModuleId } from 'shared-contracts/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ModuleFallback } from '../../site/fallbacks/module-fallback.tsx';
import { createTestRouter, renderPages } from '../../testing/render-page-router.tsx';
import { modules } from '../../testing/render-shell.tsx';
import type { LoadedPage } from '../page/loaded-page.ts';
import { type Modules, ModulesContext } from '../page/modules.ts';
import { useHeldUp, useLoadedPage } from '../page/page-context.ts';
import { RemoteModule } from '../remote/remote-module.tsx';
import { pageErrors } from '../reports/report-error.ts';

const ID: ModuleId = 'quote/contact';
const NEVER = new Promise<void>(() => undefined);
let delay: Promise<void> | undefined;

beforeEach(() => {
  pageErrors.length = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  delay = undefined;
});
afterEach(() => vi.useRealTimers());

/** It suspends from the first click on. */
function Waits() {
  const [isWaiting, setIsWaiting] = useState(false);
  if (isWaiting && delay) use(delay);
  return (
    <button type="button" onClick={() => setIsWaiting(true)}>
      {isWaiting ? 'Waited' : 'Wait'}
    </button>
  );
}
/** It suspends from the start. */
function Never() {
  use(NEVER);
  return null;
}

/** The page at `/first` may wait after a click, that at `/second` does so from the start. */
function Page() {
  const { match } = useLoadedPage();
  const id: ModuleId = match.kind === 'remote' ? match.id : ID;
  return (
    <RemoteModule
      key={`${id} ${useHeldUp()}`}
      id={id}
      isPage
      renderFallback={retry => <ModuleFallback isPage retry={retry} />}
    />
  );
}

function open() {
  const pageOf = (id: ModuleId) => ({ match: { kind: 'remote', id, params: {} } }) as unknown as LoadedPage;
  const find = (id: ModuleId) => ({ page: { Component: id === ID ? Waits : Never } });
  const ready: Modules = { ...modules, get: find, load: async id => find(id) };
  const router = createTestRouter('/first', {
    page: pageOf(ID),
    load: async ({ url }) => pageOf(url.pathname === '/second' ? 'quote/never' : ID),
  });
  renderPages(
    router,
    <ModulesContext value={ready}>
      <Page />
    </ModulesContext>,
  );
  return { router, reportsOf: (id: ModuleId) => pageErrors.filter(([, , module]) => module === id) };
}
/** In steps, as React renders at the end of each, by the test's clock, which real time moves as well. */
async function pass(ms: number) {
  const end = Date.now() + ms;
  while (Date.now() < end) await act(() => vi.advanceTimersByTimeAsync(Math.min(100, end - Date.now())));
}
/** Waits for React, which has nothing to show while the page is held up. */
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('opens a page whose module never stops suspending after 6 s, with its fallback, and reports the module', async () => {
  const { router, reportsOf } = open();
  await act(() => router.navigate('/second'));
  await pass(5_500);
  expect(screen.getByRole('button', { name: 'Wait' })).toBeVisible();
  await pass(700);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull();
  expect(reportsOf('quote/never')).toEqual([['render', new Error('quote/never suspended'), 'quote/never']]);
});

it('remounts and reports a module that never stops suspending after a click', async () => {
  const { reportsOf } = open();
  await pass(10);
  delay = NEVER;
  await click('Wait');
  await pass(5_500);
  expect(reportsOf(ID)).toEqual([]);
  await pass(700);
  expect(reportsOf(ID)).toEqual([['render', new Error(`${ID} suspended`), ID]]);
  delay = undefined;
  await click('Wait');
  expect(screen.getByRole('button', { name: 'Waited' })).toBeVisible();
});

it('does nothing about a module that suspends for a shorter time', async () => {
  const { reportsOf } = open();
  await pass(10);
  let finish = () => {};
  delay = new Promise(resolve => (finish = resolve));
  await click('Wait');
  await pass(4_000);
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Waited' })).toBeVisible();
  await pass(10_000);
  expect(screen.getByRole('button', { name: 'Waited' })).toBeVisible();
  expect(reportsOf(ID)).toEqual([]);
});
