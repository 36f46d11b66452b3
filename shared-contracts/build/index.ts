export { defineTests } from './define-tests.ts';
