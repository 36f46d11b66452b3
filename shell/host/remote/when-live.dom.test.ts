import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  firstPhase,
  isNeededNow,
  phaseAfterCrash,
  waitUntilNeeded,
  wakeOthersOnAnswer,
} from './when-live.ts';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const place = () => {
  const element = document.createElement('div');
  const callback = vi.fn<() => void>();
  const stop = waitUntilNeeded('calculator/quick-estimate', element, callback);
  return { element, callback, stop };
};

it.each(['pointerover', 'focusin', 'touchstart', 'keydown', 'input'])('is needed once, at %s', type => {
  const { element, callback } = place();
  for (const _time of [1, 2]) element.dispatchEvent(new Event(type));
  expect(callback).toHaveBeenCalledOnce();
});

it('is needed when the visitor answers in another place of the module, unless it waits no more', () => {
  const [one, other] = [place(), place()];
  other.stop();
  const [stranger, answered] = [document.createElement('div'), document.createElement('div')];
  wakeOthersOnAnswer('quote/ask', stranger);
  wakeOthersOnAnswer('calculator/quick-estimate', answered);
  stranger.dispatchEvent(new Event('input'));
  expect(one.callback).not.toHaveBeenCalled();
  answered.dispatchEvent(new Event('input'));
  expect([one.callback.mock.calls.length, other.callback.mock.calls.length]).toEqual([1, 0]);
});

const html = { html: '<form></form>', fallback: false };
const words = { html: '<p>It is not there.</p>', fallback: true };
const page = { server: undefined, hasCode: true, isPage: true, hasNoData: false };

it.each([
  ['live', 'a page with its code', { ...page, server: html }],
  ['inert', 'a page without its code', { ...page, server: html, hasCode: false }],
  ['inert', 'a widget, also with its code', { ...page, server: html, isPage: false }],
  ['live', 'what the server did not render', page],
  ['fallback', 'what the server did not render and has no code', { ...page, hasCode: false }],
  ['fallback', 'a page without its data', { ...page, hasNoData: true }],
  ['fallback', 'what the server had only words for', { ...page, server: words }],
] as const)('is %s at first: %s', (phase, _name, given) => {
  expect(firstPhase(given)).toBe(phase);
});

it('shows the HTML of the server after a crash, unless the component had worked', () => {
  expect([phaseAfterCrash(true, false), phaseAfterCrash(true, true), phaseAfterCrash(false, false)]).toEqual([
    'inert',
    'fallback',
    'fallback',
  ]);
});

it('goes live as soon as it can, unless it is a widget that looks right', () => {
  const widget = { phase: 'inert', isPage: false, isOutdated: false, hasCrashed: false } as const;
  expect(isNeededNow(widget)).toBe(false);
  for (const change of [
    { phase: 'fallback' },
    { isPage: true },
    { isOutdated: true },
    { hasCrashed: true },
  ] as const)
    expect(isNeededNow({ ...widget, ...change })).toBe(true);
});
