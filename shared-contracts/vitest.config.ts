import { defineTests } from './build/index.ts';

export default defineTests(import.meta.dirname);
