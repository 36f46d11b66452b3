import type { BadRelease } from './bad-releases.ts';
import type { ReleaseDraft } from './forge-release.ts';

const KEEP_OWN = 'return React.createElement(own.Component, props);';
const withEffect = (effect: string) => (draft: ReleaseDraft) =>
  draft.replaceInBrowser(
    'contact',
    `Component: props => { React.useEffect(() => { ${effect} }, []); ${KEEP_OWN} }`,
  );
const onBoth = (expose: string, parts: string) => (draft: ReleaseDraft) => {
  draft.replace(expose, parts);
  draft.replaceInBrowser(expose, parts);
};
const adding = (expose: string, elements: string) =>
  onBoth(
    expose,
    `Component: props => React.createElement(React.Fragment, null, ${elements}, React.createElement(own.Component, props))`,
  );
const onServer = (code: string) => (draft: ReleaseDraft) =>
  draft.replace('contact', `Component: props => { ${code}; ${KEEP_OWN} }`);

/** What a page does in the browser. */
const effects: [fault: string, effect: string, sentence: RegExp][] = [
  [
    'replaces the title',
    "setInterval(() => { document.title = 'HIJACKED'; }, 100)",
    /^\/contact has the title "HIJACKED", where the server says "/,
  ],
  [
    'writes the history again and again',
    "setInterval(() => history.pushState(null, '', location.pathname), 200)",
    /^\/contact adds \d+ entries to the history by itself\.$/,
  ],
  [
    "speaks in the browser's console",
    "console.error('oh')",
    /^\/contact makes the browser's console say "oh.*"\.$/,
  ],
  ['scrolls back', 'setInterval(() => scrollTo(0, 0), 100)', /^\/contact scrolls by itself\.$/],
  [
    'takes the focus',
    "setInterval(() => document.querySelector('main a, main input').focus({ preventScroll: true }), 100)",
    /^\/contact takes the focus by itself\.$/,
  ],
  [
    'blocks 300 ms of each second',
    'setInterval(() => { for (const end = performance.now() + 300; performance.now() < end;); }, 1_000)',
    /^\/contact keeps the browser busy for \d+ of 2000 ms while nothing happens\.$/,
  ],
  [
    'lays an invisible veil over the lower third of the screen',
    "const veil = document.createElement('div'); Object.assign(veil.style, { position: 'fixed', inset: '68% 0 0' }); document.querySelector('main').append(veil)",
    /^\/contact lays something over 3\d % of the screen\.$/,
  ],
  [
    'calls the API fifty times',
    "for (let call = 0; call < 50; call += 1) fetch('/api/masters/treatments?' + call).catch(() => undefined)",
    /^\/contact calls the site \d+ times when it is opened\.$/,
  ],
  [
    "reads the session's number",
    "localStorage.getItem('carefare.session')",
    /^\/contact reads localStorage carefare\.session, which is the shell's\.$/,
  ],
  [
    "writes over the session's variant",
    "localStorage.setItem('carefare.variant', 'A')",
    /^\/contact writes localStorage carefare\.variant, which is the shell's\.$/,
  ],
  [
    'keeps something of its own',
    "localStorage.setItem('visitor', '1')",
    /^\/contact stores localStorage visitor, which the site's page about cookies does not name\.$/,
  ],
  [
    'sets a cookie',
    "document.cookie = 'visitor=1'",
    /^\/contact stores cookie visitor, which the site's page about cookies does not name\.$/,
  ],
  [
    'asks before it is left',
    "addEventListener('beforeunload', event => event.preventDefault())",
    /^\/contact listens to beforeunload, which is the shell's\.$/,
  ],
];

/** All effects at once. */
export const allEffects = {
  effects,
  change: withEffect(effects.map(([, effect]) => `{ ${effect} }`).join('\n')),
};

/** Faults that harm the site while the page itself looks as it should. */
export const harmfulReleases: BadRelease[] = [
  ...effects.map(([fault, effect, sentence]): BadRelease => {
    return { fault, change: withEffect(effect), sentence, needsBrowser: true };
  }),
  {
    fault: 'stops all clicks from then on',
    change: withEffect(
      "addEventListener('click', event => { event.preventDefault(); event.stopImmediatePropagation(); }, true)",
    ),
    sentence: /^\/contact keeps a click on \/\S* in the header from leading there\.$/,
    needsBrowser: true,
  },
  {
    fault: 'starts a timer without end at each opening',
    change: withEffect('setInterval(() => undefined, 50)'),
    sentence: /^\/contact leaves 1 of its timers running when it is left\.$/,
    needsBrowser: true,
  },
  {
    fault: 'has a widget that takes the home page out of search engines',
    remote: 'calculator',
    change: adding('calculator', "React.createElement('meta', { name: 'robots', content: 'noindex' })"),
    sentence:
      /^rendering calculator: it adds <meta name="robots" content="noindex"\/> to what the shell says of the page\.$/,
  },
  {
    fault: 'has a widget with a title',
    remote: 'calculator',
    change: adding('calculator', "React.createElement('title', null, 'Hijacked')"),
    sentence: /^rendering calculator: it adds <title>Hijacked<\/title> to what the shell says of the page\.$/,
  },
  {
    fault: 'has a canonical of another site',
    change: adding(
      'contact',
      "React.createElement('link', { rel: 'canonical', href: 'https://evil.example/' })",
    ),
    sentence:
      /^rendering \/contact: it adds <link rel="canonical" href="https:\/\/evil\.example\/"\/> to what/,
  },
  {
    fault: 'has a second description for links in raw HTML',
    change: adding(
      'contact',
      `React.createElement('div', { dangerouslySetInnerHTML: { __html: '<meta property="og:title" content="x">' } })`,
    ),
    sentence:
      /^rendering \/contact: it adds <meta property="og:title" content="x"> to what the shell says of the page\.$/,
  },
  {
    fault: 'fails at one address only',
    remote: 'catalogue',
    change: draft =>
      draft.replace(
        'treatment',
        "load: async context => { if (context.params.slug === 'rhinoplasty') throw new Error('boom'); return own.load(context); }",
      ),
    sentence: /^rendering \/treatments\/rhinoplasty: loading catalogue\/treatment failed \(boom\)\.$/,
  },
  {
    fault: 'has 900 KB of HTML',
    change: onBoth('contact', "Component: () => React.createElement('h1', null, 'x'.repeat(900_000))"),
    sentence: /^\/contact has \d+ KB of HTML, more than 250 KB\./,
  },
  {
    fault: 'keeps 5 MB outside of the heap at each render',
    change: draft => {
      draft.atImport('const kept = []');
      onServer('kept.push(new Uint8Array(5e6).fill(1))')(draft);
    },
    sentence: /^rendering \/contact: it keeps \d\.\d MB of memory at each render\.$/,
  },
  {
    fault: 'keeps 5 MB of the heap at each render',
    change: draft => {
      draft.atImport('const kept = []');
      onServer('kept.push(Array.from({ length: 6e5 }, Math.random))')(draft);
    },
    sentence: /^rendering \/contact: it keeps \d\.\d MB of memory at each render\.$/,
  },
  {
    fault: 'rejects a promise half a minute later',
    change: withEffect("setTimeout(() => Promise.reject(new Error('late')), 30_000)"),
    sentence: undefined,
    needsBrowser: true,
  },
];
