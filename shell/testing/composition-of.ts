import type { Composition, LiveRelease } from 'shared-contracts/host';
import { prefixes, rows, type TestRemote, widgets } from './rows.ts';

/** A composition with one remote, whose release has these parts. */
export const compositionOf = (remote: TestRemote, release: Partial<LiveRelease> = {}): Composition => ({
  id: 'composition',
  shell: 'shell',
  remotes: {
    [remote]: {
      container: `mfe_${remote}`,
      digest: '0123456789abcdef',
      base: `/_releases/${remote}/0123456789abcdef/`,
      web: { file: 'web/a.js', integrity: 'sha384-x' },
      exposes: {},
      prefixes: prefixes[remote],
      pages: rows[remote],
      widgets: widgets[remote],
      ...release,
    },
  },
});
