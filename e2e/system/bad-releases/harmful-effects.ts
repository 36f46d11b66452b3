import type { ReleaseDraft } from '../../support/forge-release.ts';

/** The page as it is. */
export const KEEP_OWN = 'return React.createElement(own.Component, props);';
/** The page as it is, with code that runs once it is live. */
export const withEffect = (effect: string) => (draft: ReleaseDraft) =>
  draft.replaceInBrowser(
    'contact',
    `Component: props => { const client = ui.useQueryClient(); React.useEffect(() => { ${effect} }, []); ${KEEP_OWN} }`,
  );

/** What the effect of a page does, in code, and the sentence of it. */
export type Effect = [fault: string, effect: string, sentence: RegExp];

/** Slows down all else that a look does with the page, so no other effect is with it. */
export const busyEffect: Effect = [
  'computes for a third of each second',
  // Not until a time: on a busy machine that is hardly any work.
  'setInterval(() => { for (let count = 0; count < 1e9; count += 1); }, 1_000)',
  /^\/contact keeps the browser busy for \d+ of 2000 ms while nothing happens\.$/,
];

/** What a page does in the browser. */
export const effects: Effect[] = [
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

/** What it changes of the document around it, and for everybody. */
const changes: Effect[] = [
  [
    'empties what the browser has measured',
    'performance.clearResourceTimings()',
    /^\/contact calls Performance\.clearResourceTimings by itself\.$/,
  ],
  [
    'starts a worker that all tabs share',
    "try { new SharedWorker('/worker.js'); } catch {}",
    /^\/contact starts a SharedWorker, which nothing ends\.$/,
  ],
  [
    'selects the whole page',
    "document.execCommand('selectAll')",
    /^\/contact adds a selected text to the document\.$/,
  ],
  [
    'hides the footer by a shadow root',
    "document.querySelector('footer').attachShadow({ mode: 'closed' })",
    /^\/contact takes the place of <footer .*> from the document\.$/,
  ],
  [
    'defines an element',
    "customElements.define('x-stars', class extends HTMLElement {})",
    /^\/contact defines the element <x-stars> for everybody\.$/,
  ],
  [
    'turns zoom off',
    "document.querySelector('meta[name=viewport]').content = 'width=device-width, user-scalable=no'",
    /^\/contact changes <meta name="viewport" .*> of the document to <meta .*user-scalable=no">\.$/,
  ],
  [
    'says that the page is German',
    "document.documentElement.lang = 'de'",
    /^\/contact changes <html lang="en.*"> of the document to <html lang="de">\.$/,
  ],
  [
    'keeps the page from scrolling',
    "document.body.style.overflowY = 'clip'",
    /^\/contact adds <body style="overflow-y: clip;?"> to the document\.$/,
  ],
  [
    'has the browser scroll',
    "setTimeout(() => { history.scrollRestoration = 'auto'; }, 100)",
    /^\/contact changes scrollRestoration "manual" of the document to scrollRestoration "auto"\.$/,
  ],
  [
    'inserts a rule into a sheet of the shell',
    'document.querySelector(\'[rel=stylesheet][href^="/assets/"], style[data-href^="/assets/"]\').sheet.insertRule(\'footer { color: red }\')',
    /^\/contact changes rules of \S+\.css\.$/,
  ],
  ['hides errors', 'window.onerror = () => true', /^\/contact adds onerror of window to the document\.$/],
  [
    'sends refused calls again',
    'const { fetch: send } = window; window.fetch = async (...given) => { const answer = await send(...given); return answer.ok ? answer : send(...given); }',
    /^\/contact changes globalThis\.fetch for everybody\.$/,
  ],
  [
    'replaces a method',
    'const { toUpperCase } = String.prototype; String.prototype.toUpperCase = function () { return toUpperCase.call(this); }',
    /^\/contact changes String\.prototype\.toUpperCase for everybody\.$/,
  ],
  [
    'adds a method to a prototype',
    "Object.defineProperty(Date.prototype, 'addDays', { value(days) { return new Date(+this + days * 864e5); } })",
    /^\/contact changes Date\.prototype\.addDays for everybody\.$/,
  ],
  [
    'formats numbers as in Germany',
    "const { NumberFormat } = Intl; Intl.NumberFormat = function (locale, options) { return new NumberFormat('de', options); }; Intl.NumberFormat.prototype = NumberFormat.prototype",
    /^\/contact changes Intl\.NumberFormat for everybody\.$/,
  ],
  [
    'filters the console',
    'console.debug = () => undefined',
    /^\/contact changes console\.debug for everybody\.$/,
  ],
  [
    'replaces a method of elements',
    'Element.prototype.scrollIntoView = () => undefined',
    /^\/contact changes Element\.prototype\.scrollIntoView for everybody\.$/,
  ],
  [
    'replaces a method behind a getter',
    'crypto.subtle.digest = async () => new ArrayBuffer(32)',
    /^\/contact changes crypto\.subtle\.digest for everybody\.$/,
  ],
  [
    'replaces a hook for everybody',
    'const { useEffect } = React; React.useEffect = (...given) => useEffect(...given)',
    /^\/contact changes react\.useEffect for everybody\.$/,
  ],
  [
    'names the site otherwise',
    "Object.values(__carefareShareScope['shared-contracts'])[0].get().then(contract => { contract().brand.name = 'Other'; })",
    /^\/contact changes shared-contracts\.brand\.name for everybody\.$/,
  ],
  [
    'freezes a built-in',
    'Object.freeze(WeakRef.prototype)',
    /^\/contact changes WeakRef\.prototype\.\[\[Extensible\]\] for everybody\.$/,
  ],
  ['names the window', "window.name = 'quote'", /^\/contact changes name for everybody\.$/],
  [
    'replaces a font of the site',
    "document.fonts.add(new FontFace('Figtree', 'local(\"DejaVu Sans Mono\")'))",
    /^\/contact changes \d faces of \S+ of the document to \d faces of \S+\.$/,
  ],
  [
    'gives a variable of the site another kind',
    "CSS.registerProperty({ name: '--mantine-font-size-md', syntax: '<length>', inherits: false, initialValue: '31px' })",
    /^\/contact changes font-size .* of <body> of the document to font-size 31px of <body>\.$/,
  ],
  [
    'keeps a key',
    "document.addEventListener('keydown', event => event.key === 'Tab' && event.preventDefault(), true)",
    /^\/contact keeps the key Tab from the browser\.$/,
  ],
  [
    'keeps a touch from scrolling',
    "document.addEventListener('touchmove', event => event.preventDefault(), { passive: false })",
    /^\/contact keeps scrolling by touch from the browser\.$/,
  ],
  [
    'asks for notifications',
    'Notification.requestPermission().catch(() => undefined)',
    /^\/contact calls Notification\.requestPermission by itself\.$/,
  ],
  [
    'swallows errors',
    "addEventListener('error', event => { event.stopImmediatePropagation(); event.preventDefault(); }, true)",
    /^\/contact keeps the event error from the site\.$/,
  ],
  [
    'swallows rejected promises',
    "addEventListener('unhandledrejection', event => event.preventDefault())",
    /^\/contact keeps the event unhandledrejection from the site\.$/,
  ],
  [
    'keeps a wheel from scrolling',
    "addEventListener('wheel', event => event.preventDefault(), { passive: false })",
    /^\/contact keeps scrolling by a wheel from the browser\.$/,
  ],
  [
    'shows the site grey',
    "document.documentElement.animate([{ filter: 'grayscale(1)' }, { filter: 'grayscale(1)' }], { duration: 1, fill: 'forwards' })",
    /^\/contact changes filter none of <html> of the document to filter grayscale\(1\) of <html>\.$/,
  ],
  [
    'highlights a text of the site',
    "const range = new Range(); range.selectNodeContents(document.querySelector('footer')); CSS.highlights.set('search', new Highlight(range))",
    /^\/contact changes the highlights "" of the document to the highlights "search"\.$/,
  ],
  ['has a global', 'window.app = {}', /^\/contact changes globalThis\.app for everybody\.$/],
  [
    'registers a service worker',
    "navigator.serviceWorker.register('/worker.js').catch(() => undefined)",
    /^\/contact registers a service worker, which is the shell's\.$/,
  ],
  [
    'calls synchronously',
    "const call = new XMLHttpRequest(); call.open('GET', '/api/masters/destinations', false); call.send()",
    /^\/contact waits for \/api\/masters\/destinations by a synchronous call\.$/,
  ],
];

/** Several at once, in one release. */
export const combine = (combined: readonly Effect[]) => ({
  effects: combined,
  change: withEffect(
    `const ends = []; ${combined.map(([, effect]) => `{ ${effect} }`).join('\n')}; return () => ends.forEach(end => end());`,
  ),
});

/** All that a page does while it is open, at once, but for being busy. */
export const openEffects = combine(effects.concat(changes));
