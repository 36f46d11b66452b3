import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, { test: { include: ['src/**/*.test.{ts,tsx}'] } });
