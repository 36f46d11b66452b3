import { defineTests } from 'shared-contracts/build';

export default defineTests(import.meta.dirname);
