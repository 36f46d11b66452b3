import type { Release } from 'shared-contracts';
import type { ReleaseDraft } from '../forge-release.ts';
import type { BadRelease } from './bad-release.ts';

export const dropPage = ({ release }: ReleaseDraft) => {
  release.pages = [];
};
export const dropModule = ({ release }: ReleaseDraft) => {
  for (const page of release.pages) if (page.expose === 'destinations') page.expose = 'treatments';
  delete release.exposes.destinations;
};

const fileOf = (release: Release, pattern: RegExp): string => {
  const file = Object.keys(release.files).find(name => pattern.test(name));
  if (!file) throw new Error(`no file of ${release.remote} matches ${pattern}`);
  return file;
};

/** Faults that show without running the code. */
export const faultsInFiles: BadRelease[] = [
  {
    fault: 'drops its page',
    change: dropPage,
    sentence: /: it lacks \/contact, which [0-9a-f]{16} has\. Its team /,
  },
  {
    fault: 'drops a module',
    remote: 'catalogue',
    change: dropModule,
    sentence: /: it lacks destinations, which [0-9a-f]{16} has\. Its team /,
  },
  {
    fault: 'lacks a chunk for browsers',
    damage: ({ release }) => ({ [fileOf(release, /contact.*\.js$/)]: null }),
    sentence: /could not be loaded: .+contact\.[0-9a-f]+\.js answered 404\.$/,
  },
  {
    fault: 'has a tampered chunk for browsers',
    damage: ({ release }) => ({ [fileOf(release, /contact.*\.js$/)]: '// other' }),
    sentence: /: web\/contact\.[0-9a-f]+\.js has a wrong integrity\.$/,
  },
  {
    fault: 'lacks its CSS',
    damage: ({ release }) => ({ [fileOf(release, /\.css$/)]: null }),
    sentence: /could not be loaded: .+contact\.[0-9a-f]+\.css answered 404\.$/,
  },
  {
    fault: 'has a tampered node bundle',
    damage: ({ release }) => ({ [release.node.file]: '// other' }),
    sentence: /: node\/index\.[0-9a-f]+\.cjs has a wrong integrity\.$/,
  },
  {
    fault: 'has a release.json of a wrong integrity',
    integrity: `sha384-${'B'.repeat(64)}`,
    sentence: ': its release.json has a wrong integrity.',
  },
  {
    fault: 'does not list a file that it needs',
    change: ({ release }) => {
      release.web.file = 'web/other.js';
    },
    sentence: ': its list of files lacks web/other.js.',
  },
  {
    fault: 'has a release.json that is not JSON',
    damage: () => ({ 'release.json': '{' }),
    integrity: null,
    sentence: ': its release.json is malformed at the top.',
  },
  {
    fault: 'uses a name that the shell lacks',
    change: ({ release }) => {
      release.uses['shared-contracts/ui'] = ['Button', 'Carousel'];
    },
    sentence:
      /: it uses "Carousel" of shared-contracts\/ui, which the contract \d+\.\d+\.\d+ does not offer to remotes\.$/,
  },
  {
    fault: 'needs another React',
    change: ({ release }) => {
      release.shared.react = '^18.0.0';
    },
    sentence: /: it needs react \^18\.0\.0, the shell has 19\.\d+\.\d+\.$/,
  },
];
