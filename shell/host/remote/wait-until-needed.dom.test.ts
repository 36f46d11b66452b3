import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntilNeeded, wakeOthers } from './wait-until-needed.ts';

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

it('is needed when another place of the module has gone live, unless it waits no more', () => {
  const [one, other] = [place(), place()];
  other.stop();
  wakeOthers('quote/ask');
  expect(one.callback).not.toHaveBeenCalled();
  wakeOthers('calculator/quick-estimate');
  expect([one.callback.mock.calls.length, other.callback.mock.calls.length]).toEqual([1, 0]);
});
