import { combine } from './harmful-effects.ts';

/** What a page that was left still does, at once. */
export const leftEffects = combine([
  [
    'leaves a listener to the shared query client',
    'client.getQueryCache().subscribe(() => undefined)',
    /^\/contact changes 0 listeners of the cache of queries of the document to 1 listeners of .* when it is left\.$/,
  ],
  [
    'leaves a listener for the width as browsers once had them',
    "matchMedia('(min-width: 800px)').addListener(() => undefined)",
    /^\/contact leaves its listener for change on a MediaQueryList when it is left\.$/,
  ],
  [
    'leaves an observer of reports',
    'new ReportingObserver(() => undefined).observe()',
    /^\/contact leaves its ReportingObserver on document when it is left\.$/,
  ],
  [
    'leaves a banner on',
    "const banner = document.createElement('div'); banner.id = 'banner'; banner.textContent = 'Hello'; document.body.append(banner)",
    /^\/contact adds <div id="banner"> in <body> to the document when it is left\.$/,
  ],
  [
    'leaves a meta element',
    "document.head.append(Object.assign(document.createElement('meta'), { name: 'x', content: 'y' }))",
    /^\/contact adds <meta name="x" content="y"> to the document when it is left\.$/,
  ],
  [
    'leaves an attribute of main',
    "document.querySelector('main').setAttribute('aria-busy', 'true')",
    /^\/contact adds <main aria-busy="true"> to the document when it is left\.$/,
  ],
  [
    'leaves a style sheet',
    'document.adoptedStyleSheets.push(new CSSStyleSheet())',
    /^\/contact changes \d adopted style sheets of the document to \d adopted style sheets when it is left\.$/,
  ],
  [
    'leaves a hotkey',
    "document.addEventListener('keydown', () => undefined)",
    /^\/contact leaves its listener for keydown on document when it is left\.$/,
  ],
  [
    'leaves a listener for pointers, once and again',
    "const add = () => addEventListener('pointerdown', add, { once: true }); add()",
    /^\/contact leaves its listener for pointerdown on window when it is left\.$/,
  ],
  [
    'leaves an observer',
    'new MutationObserver(() => undefined).observe(document.body, { childList: true, subtree: true })',
    /^\/contact leaves its MutationObserver on <body> when it is left\.$/,
  ],
  [
    'leaves a link that opens elsewhere',
    "document.querySelector('footer nav a').target = '_blank'",
    /^\/contact changes <a .*<\/a> of the document to <a .*target="_blank".* when it is left\.$/,
  ],
  [
    'leaves a listener for the width',
    "matchMedia('(min-width: 700px)').addEventListener('change', () => undefined)",
    /^\/contact leaves its listener for change on a MediaQueryList when it is left\.$/,
  ],
  [
    'leaves a listener on a link of the header',
    "document.querySelector('header a').addEventListener('click', () => undefined)",
    /^\/contact leaves its listener for click on <a> when it is left\.$/,
  ],
  [
    'leaves an observer of requests',
    "new PerformanceObserver(() => undefined).observe({ type: 'resource' })",
    /^\/contact leaves its PerformanceObserver on document when it is left\.$/,
  ],
  [
    'leaves a connection open',
    "new BroadcastChannel('news')",
    /^\/contact leaves its BroadcastChannel news open when it is left\.$/,
  ],
  [
    'leaves a lock taken',
    "navigator.locks.request('draft', () => new Promise(() => undefined))",
    /^\/contact leaves its lock draft taken when it is left\.$/,
  ],
  [
    'leaves a listener for errors',
    "addEventListener('error', () => undefined)",
    /^\/contact leaves its listener for error on window when it is left\.$/,
  ],
  [
    'goes on drawing',
    'const draw = () => requestAnimationFrame(draw); draw()',
    /^\/contact still calls requestAnimationFrame after it was left\.$/,
  ],
  [
    'goes on polling',
    "const poll = async () => { await fetch('/api/masters/destinations'); setTimeout(poll, 1_500); }; poll()",
    /^\/contact leaves a timeout running that sets itself again when it is left\.$/,
  ],
]);
