import { randomBytes } from 'node:crypto';
import type { RemoteKey } from 'e2e-stack';
import type { ReleaseDraft } from '../../support/forge-release.ts';

/** A bad release of quote, and what the gate says of it. */
export interface BadRelease {
  /** Ends the sentence "a release that ...". */
  fault: string;
  /** By default quote. */
  remote?: RemoteKey;
  change(draft: ReleaseDraft): void;
  /** What of its page is other on the server, if nothing else is: one release may have many such pages. */
  parts?: string;
  /** What is said after "quote <digest> is refused: ", or after ", " in a trial. Undefined: it goes live. */
  sentence: string | RegExp | undefined;
  /** Only a browser shows it. */
  needsBrowser?: true;
  /** How long a browser waits for it, where it never comes. */
  deadlineMs?: number;
}

/** A page with other parts on the server. */
export const withParts = (parts: string) => ({
  parts,
  change: (draft: ReleaseDraft) => draft.replace('contact', parts),
});
const inBrowser = (parts: string) => (draft: ReleaseDraft) => draft.replaceInBrowser('contact', parts);
const onBoth = (parts: string) => (draft: ReleaseDraft) => {
  draft.replace('contact', parts);
  draft.replaceInBrowser('contact', parts);
};
/** The page as it is, with an element before it. */
const before = (element: string) =>
  onBoth(
    `Component: props => React.createElement(React.Fragment, null, ${element}, React.createElement(own.Component, props))`,
  );
const withStyles = (css: string) => (draft: ReleaseDraft) => {
  const [path = '', bytes = new Uint8Array()] =
    [...draft.files].find(([file]) => file.endsWith('.css')) ?? [];
  draft.files.set(path, Buffer.concat([bytes, Buffer.from(css)]));
};
const importing = (code: string) => (draft: ReleaseDraft) => {
  draft.atImport(code);
  draft.atImportInBrowser(code);
};

const STYLES = /^web\/contact\.\w+\.css has the selector "[^"]*", which is not limited to classes of its own/;

/** Faults that a team may make without meaning to. */
export const badReleases: BadRelease[] = [
  {
    fault: 'lacks the file of a page',
    change: ({ release }) => delete release.exposes.contact,
    sentence: /^it lacks contact, which \w+ has\./,
  },
  {
    fault: 'uses a name that the contract lacks',
    change: ({ release }) => release.uses['shared-contracts/ui']?.push('Carousel'),
    sentence: /^it uses "Carousel" of shared-contracts\/ui, which shell \w+ does not offer\./,
  },
  {
    fault: 'has ten times the scripts that it may have',
    change: ({ files }) => files.set('web/large.js', randomBytes(200_000)),
    sentence: /^its scripts have [\d.]+ KB, their budget is 20 KB\./,
  },
  {
    fault: 'throws in head',
    ...withParts("head: () => { throw new Error('boom'); }"),
    sentence: 'rendering /contact: the head of quote/contact failed (boom).',
  },
  {
    fault: 'sets a global and extends Array.prototype at import',
    change: importing('globalThis.quote = 1; Array.prototype.last = function () { return this.at(-1); }'),
    sentence: /^loading its code: it changes (globalThis\.quote|Array\.prototype\.last)\.$/,
  },
  {
    fault: 'uses window at import',
    change: importing('window.innerWidth'),
    sentence: 'loading its code: window is not defined.',
  },
  {
    fault: "has a page below another team's prefix",
    change: ({ release }) =>
      release.pages.push({ ...(release.pages[0] as (typeof release.pages)[0]), path: '/treatments/offers' }),
    sentence: /\/treatments\/offers/,
  },
  {
    fault: 'needs another React',
    change: ({ release }) => (release.shared.react = '^18.0.0'),
    sentence: /^it needs react \^18\.0\.0, the shell has 19\./,
  },
  {
    fault: 'hides the site by a selector of a CSS module',
    change: withStyles('.quote-x body,body{display:none!important}'),
    sentence: STYLES,
  },
  {
    fault: 'hides the header by a plain style sheet',
    change: withStyles('body{background:red}header{display:none}'),
    sentence: STYLES,
  },
  {
    fault: 'breaks fetch in browsers only',
    change: draft => draft.atImportInBrowser('window.fetch = null'),
    sentence: /^\/contact makes the browser's console say ".*"\.$/,
    needsBrowser: true,
  },
  {
    fault: 'loops without end in browsers only',
    change: inBrowser('Component: () => { for (;;) {} }'),
    sentence: '/contact is not live and at rest with quote/contact within 6 s.',
    needsBrowser: true,
    deadlineMs: 6_000,
  },
  {
    fault: 'starts a timer without end at import',
    change: draft => draft.atImportInBrowser('setInterval(() => undefined, 50)'),
    sentence: /^\/contact leaves 1 of its timers running when it is left\.$/,
    needsBrowser: true,
  },
  {
    fault: 'starts a timer without end at each render in a browser',
    change: inBrowser(
      'Component: props => { setInterval(() => undefined, 50); return React.createElement(own.Component, props); }',
    ),
    sentence: /^\/contact leaves \d+ of its timers running when it is left\.$/,
    needsBrowser: true,
  },
  {
    fault: 'has an empty h1 in place of the form',
    change: onBoth("Component: () => React.createElement('h1')"),
    sentence: '/contact has no h1 with a text that shows.',
    needsBrowser: true,
  },
  {
    fault: 'takes 700 ms of CPU at each render',
    ...withParts(
      'Component: props => { const used = () => { const { user, system } = globalThis.process.threadCpuUsage(); return user + system; }; const start = used(); while (used() - start < 700_000); return React.createElement(own.Component, props); }',
    ),
    sentence: /^rendering \/contact: it takes \d+ ms of CPU, more than 400\.$/,
  },
  {
    fault: 'shows a random text',
    change: before("React.createElement('p', null, String(Math.random()))"),
    sentence: '/contact shows something else in the browser than the server has rendered.',
    needsBrowser: true,
  },
  {
    fault: 'has a dead link',
    change: before(
      "React.createElement('p', null, React.createElement('a', { href: '/nowhere' }, 'Our offers'))",
    ),
    sentence: undefined,
  },
  {
    fault: 'has a picture without alt',
    change: before("React.createElement('img', { src: '/images/hero.svg', width: 10, height: 10 })"),
    sentence: '/contact has a serious fault of accessibility: image-alt (img).',
    needsBrowser: true,
  },
  {
    fault: 'has a button without a name',
    change: before("React.createElement('button', { type: 'button' })"),
    sentence: /^\/contact has a serious fault of accessibility: button-name \(.*\)\.$/,
    needsBrowser: true,
  },
  {
    fault: 'has a live region of its own',
    change: before("React.createElement('p', { role: 'status' }, 'Saved')"),
    sentence: '/contact has a serious fault of accessibility: one-live-region (<p role="status">).',
    needsBrowser: true,
  },
  {
    fault: 'calls another host in load',
    ...withParts(
      "load: async () => { await fetch('https://evil.example/').catch(() => undefined); return { status: 200 }; }",
    ),
    sentence: 'rendering /contact: it calls evil.example.',
  },
  {
    fault: 'sets a cookie and localStorage without consent',
    change: inBrowser(
      "Component: props => { document.cookie = 'visitor=1'; localStorage.setItem('visitor', '1'); return React.createElement(own.Component, props); }",
    ),
    sentence:
      /^\/contact stores (cookie|localStorage) visitor, which the site's page about cookies does not name\.$/,
    needsBrowser: true,
  },
  {
    fault: 'has an inline script in raw HTML',
    change: before(
      "React.createElement('div', { dangerouslySetInnerHTML: { __html: '<script>alert(1)</script>' } })",
    ),
    sentence: /^\/contact makes the browser's console say ".*Content Security Policy.*"\.$/,
    needsBrowser: true,
  },
  {
    fault: 'has an empty title, a canonical of another site, and noindex',
    ...withParts("head: () => ({ title: '', canonical: 'https://evil.example/', noindex: true })"),
    sentence: 'rendering /contact: its title is empty.',
  },
  {
    fault: 'has </script> in its title and structured data',
    change: onBoth(
      "head: () => ({ title: '</script><script>alert(1)</script>', structuredData: [{ name: '</script>' }] })",
    ),
    sentence: undefined,
  },
];
