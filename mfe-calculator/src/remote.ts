import type { RemoteDescription } from 'shared-contracts';

/** What the site knows of this remote (specification, section 2): the wizard and the cost breakdown, which the home page places. */
export const remote = {
  key: 'calculator',
  prefixes: [],
  pages: [],
} satisfies RemoteDescription;
