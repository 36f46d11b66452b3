import { createTripStore } from 'shared-contracts/host';
import type { Site } from '../host/site.ts';
import { FallbackNotice } from './fallbacks/fallback-notice.tsx';
import { ModuleFallback } from './fallbacks/module-fallback.tsx';
import { DocumentHead } from './layout/document-head.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import { layoutCopy } from './layout/layout.copy.ts';
import { Layout } from './layout/layout.tsx';
import { getShellPage, loadShellPage } from './pages/page-modules.ts';
import { Head } from './seo/head.tsx';
import { shownHead } from './seo/structured-data.ts';

/** What renders in pages of the site. */
export const site: Site = {
  pages: { load: loadShellPage, get: getShellPage },
  Layout,
  DocumentHead,
  Head,
  shownHead,
  ErrorScreen,
  ModuleFallback,
  FallbackNotice,
  demonstration: layoutCopy.demonstration,
  createStore: createTripStore,
  withMasterData: (api, { hasManyTreatments = false }) => ({ ...api, hasManyTreatments }),
};
