import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { apiHandlers } from './handlers.ts';

/** The fake network of a test file. It answers as a healthy API unless a test changes that; unknown calls fail. */
export const network = setupServer(...apiHandlers);

/** Puts the fake network in place of the real one for a test file. Files with a DOM have it by themselves. */
export function useFakeNetwork(): void {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    network.events.removeAllListeners();
  });
  afterAll(() => network.close());
}
