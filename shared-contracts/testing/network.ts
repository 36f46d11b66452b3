import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { apiHandlers } from './handlers.ts';

/** The fake network of a test file. It answers as a healthy API unless a test changes that; unknown calls fail. */
export const network = setupServer(...apiHandlers);

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());
