/** What `defineTests` runs before each test file with a DOM: the fake network, and the clean-up after tests and files. */

import './browser.ts';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { useFakeNetwork } from './network.ts';

const { addEventListener, removeEventListener } = window;
/** What the test listens to on the window. */
const listeners: Parameters<typeof addEventListener>[] = [];

useFakeNetwork();
beforeEach(() => {
  window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listeners.push(given);
    addEventListener(...given);
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  window.addEventListener = addEventListener;
  for (const given of listeners.splice(0)) removeEventListener(...given);
});
/** Files share a document and its window. */
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
