import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, {
  folders: ['build', 'gateway', 'host', 'site'],
  setup: ['./testing/setup.ts'],
  // They replace modules, leave listeners on the window, hydrate the document, or move the clock.
  isolated: [
    'host/announcer.test.tsx',
    'site/layout/toasts/*.test.tsx',
    'host/navigation/{first-render,use-route-focus-and-scroll}.test.tsx',
    'host/navigation/{page-router,recover-navigation,start-recovery}.dom.test.ts',
    'host/overlay/open-on-request.dom.test.ts',
    'host/reports/*.dom.test.ts',
  ],
});
