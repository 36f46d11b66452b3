import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, { folders: ['src', 'testing'] });
