/** What `defineTests` runs before each test file with a DOM: the fake network, and the clean-up after tests and files. */

import './browser.ts';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { useFakeNetwork } from './network.ts';

useFakeNetwork();
afterEach(() => {
  cleanup();
  localStorage.clear();
});
/** Files share a document. */
afterAll(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
