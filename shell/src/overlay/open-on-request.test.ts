// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOverlayOnRequest } from './open-on-request.ts';
import type { OverlaidPage } from './open-overlay.tsx';

const { open } = vi.hoisted(() => ({ open: vi.fn<() => void>() }));
vi.mock(import('./open-overlay.tsx'), () => ({ open }));

const page = [] as unknown as OverlaidPage;
const keys = { altKey: true, shiftKey: true, code: 'KeyO', bubbles: true };
/** Whether it opens, once code that was asked for has come. */
async function opens(): Promise<boolean> {
  await import('./open-overlay.tsx');
  return open.mock.calls.length > 0;
}

beforeEach(() => open.mockReset());
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it.each([
  ['/', false],
  ['/?utm_source=overlay', false],
  ['/overlay', false],
  ['/?overlay', true],
  ['/contact?treatment=ivf&overlay', true],
])('at %s: %s', async (address, expected) => {
  history.replaceState(null, '', address);
  openOverlayOnRequest(page);
  expect(await opens()).toBe(expected);
});

it.each<[string, EventInit, boolean]>([
  ['Alt+Shift+O', keys, true],
  ['Alt+O', { ...keys, shiftKey: false } as EventInit, false],
  ['Shift+O', { ...keys, altKey: false } as EventInit, false],
  ['Alt+Shift+P', { ...keys, code: 'KeyP' } as EventInit, false],
])('by %s: %s', async (_, init, expected) => {
  openOverlayOnRequest(page);
  document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  expect(await opens()).toBe(expected);
});

it('not while something is typed', async () => {
  openOverlayOnRequest(page);
  const field = document.createElement('input');
  document.body.append(field);
  field.dispatchEvent(new KeyboardEvent('keydown', keys));
  expect(await opens()).toBe(false);
});
