/** What `defineTests` runs before each test file with a DOM: the fake network, and the clean-up after each test. */

import './browser.ts';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { useFakeNetwork } from './network.ts';

useFakeNetwork();
afterEach(() => {
  cleanup();
  localStorage.clear();
});
