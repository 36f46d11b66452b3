import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, { setup: ['./testing/setup.ts'] });
