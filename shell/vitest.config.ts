import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, {
  folders: ['build', 'gateway', 'host', 'site'],
  setup: ['./testing/setup.ts'],
  // They replace modules, hydrate the document, or need modules that nobody has used.
  isolated: [
    'host/announcer.test.tsx',
    'site/layout/toasts/*.test.tsx',
    'host/navigation/first-render.test.tsx',
    'host/navigation/{recover-navigation,start-recovery}.dom.test.ts',
    'host/overlay/open-on-request.dom.test.ts',
    'host/reports/*.dom.test.ts',
  ],
});
