import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitUntilNeeded, wakeOthersOnAnswer } from './wait-until-needed.ts';

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
