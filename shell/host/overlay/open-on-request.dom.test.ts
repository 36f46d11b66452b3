import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownComposition } from '../page/modules.ts';
import { openOverlayOnRequest } from './open-on-request.ts';

const { toggle } = vi.hoisted(() => ({ toggle: vi.fn<() => void>() }));
vi.mock(import('./overlay.ts'), () => ({ toggle }));

const page = () => ({}) as KnownComposition;
/** Whether it opens, once code that was asked for has come. */
async function opens(): Promise<boolean> {
  await import('./overlay.ts');
  return toggle.mock.calls.length > 0;
}

beforeEach(() => toggle.mockReset());
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

it.each([
  ['/overlay?utm_source=overlay', false],
  ['/contact?treatment=ivf&overlay', true],
])('at %s: %s', async (address, expected) => {
  history.replaceState(null, '', address);
  openOverlayOnRequest(page);
  expect(await opens()).toBe(expected);
});

it.each<[string, KeyboardEventInit, string, boolean]>([
  ['Alt+Shift+O', {}, 'p', true],
  ['Alt+O', { shiftKey: false }, 'p', false],
  ['Alt+Shift+P', { code: 'KeyP' }, 'p', false],
  ['Alt+Shift+O in a field', {}, 'input', false],
])('by %s: opens if it should', async (_, changes, tag, expected) => {
  openOverlayOnRequest(page);
  const target = document.body.appendChild(document.createElement(tag));
  const keys = { altKey: true, shiftKey: true, code: 'KeyO', bubbles: true, ...changes };
  target.dispatchEvent(new KeyboardEvent('keydown', keys));
  expect(await opens()).toBe(expected);
});
