/** What runs before each test file of the API: a file gives back the clock that `startTestApi` stops, since files share processes. */

import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers());
