import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, {
  folders: ['bench', 'conformance', 'mutations', 'repository', 'system'],
});
