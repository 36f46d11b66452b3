import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, { folders: ['build', 'src'], isolatesDom: true });
