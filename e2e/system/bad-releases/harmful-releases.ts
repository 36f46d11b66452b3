import type { ReleaseDraft } from '../../support/forge-release.ts';
import type { BadRelease } from './bad-releases.ts';
import { busyEffect, effects, KEEP_OWN, withEffect } from './harmful-effects.ts';

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

/** Faults that harm the site while the page itself looks as it should. */
export const harmfulReleases: BadRelease[] = [
  ...[...effects, busyEffect].map(([fault, effect, sentence]): BadRelease => {
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
    fault: 'calls visitors back by the title',
    change: withEffect(
      "const own = document.title; document.addEventListener('visibilitychange', () => { document.title = document.hidden ? 'Come back' : own; })",
    ),
    sentence: /^\/contact has the title "Come back" once its tab was hidden\.$/,
    needsBrowser: true,
  },
  {
    fault: 'replaces a method of the shared query client',
    change: draft =>
      draft.replaceInBrowser(
        'contact',
        `Component: props => { 'use strict'; const client = ui.useQueryClient(); React.useEffect(() => { setTimeout(() => { client.fetchQuery = async () => undefined; }); }, []); ${KEEP_OWN} }`,
      ),
    sentence: /^\/contact makes the browser's console say "Cannot assign to read only property 'fetchQuery'/,
    needsBrowser: true,
  },
  {
    fault: 'empties the shared query client',
    change: withEffect('client.clear()'),
    sentence: /^\/contact makes the browser's console say "Error: The query client is everybody's\./,
    needsBrowser: true,
  },
  {
    fault: 'scrolls once, when it is opened',
    change: withEffect("document.querySelector('footer').scrollIntoView()"),
    sentence: /^\/contact scrolls by itself when it is opened\.$/,
    needsBrowser: true,
  },
  {
    fault: 'throws when it is left',
    change: withEffect("return () => { throw new Error('left') }"),
    sentence: /^\/contact makes the browser's console say "Error: left/,
    needsBrowser: true,
  },
  {
    fault: 'opens itself again when its tab is shown',
    change: withEffect(
      "const reload = () => document.hidden || location.reload(); document.addEventListener('visibilitychange', reload); return () => document.removeEventListener('visibilitychange', reload)",
    ),
    sentence: '/contact reloads, or opens another document, by itself.',
    needsBrowser: true,
  },
  {
    fault: 'takes the focus once',
    change: withEffect("document.querySelector('main input').focus({ preventScroll: true })"),
    sentence: /^\/contact takes the focus by itself\.$/,
    needsBrowser: true,
  },
  {
    fault: 'has an error that it catches itself, and is empty then',
    change: draft =>
      draft.replaceInBrowser(
        'contact',
        "Component: props => { const [isThere, setThere] = React.useState(true); React.useEffect(() => setThere(false), []); return isThere ? React.createElement(own.Component, props) : React.createElement('h1', null, 'Contact'); }",
      ),
    sentence: /^\/contact shows \d+ of the \d+ letters of quote\/contact that the server has rendered\.$/,
    needsBrowser: true,
  },
  {
    fault: 'keeps more and more memory',
    change: withEffect(
      'const kept = []; const timer = setInterval(() => kept.push(Array.from({ length: 1e5 }, Math.random)), 100); return () => clearInterval(timer);',
    ),
    sentence: /^\/contact keeps \d+\.\d MB more memory after 2000 ms while nothing happens\.$/,
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
    sentence: /^\/contact has \d+ KB of HTML, more than 400 KB\./,
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
    sentence: `/contact makes the browser's console say "late".`,
    needsBrowser: true,
  },
];
