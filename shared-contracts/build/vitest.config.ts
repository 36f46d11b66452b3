import { defineTests } from './index.ts';

export default defineTests(import.meta.dirname);
