import { defineTests } from '@carefare/build';

export default defineTests(import.meta.dirname, {
  folders: ['build', 'gateway', 'src'],
  // They replace modules, leave listeners on the window, hydrate the document, or move the clock.
  isolated: [
    'src/layout/announcer.test.tsx',
    'src/layout/toasts/*.test.tsx',
    'src/navigation/{first-render,use-route-focus-and-scroll}.test.tsx',
    'src/navigation/{page-router,recover-navigation,start-recovery}.dom.test.ts',
    'src/overlay/open-on-request.dom.test.ts',
    'src/reports/*.dom.test.ts',
  ],
});
