import type { ReleaseDraft } from '../../support/forge-release.ts';
import { type BadRelease, withParts } from './bad-releases.ts';

const LOOP = 'for (;;) {}';
const FOREVER = 'new Promise(() => {})';
const BOOM = "throw new Error('boom')";

const importing = (code: string) => (draft: ReleaseDraft) => draft.atImport(code);
/** Nothing is known of other pages once these parts have ended their worker, or before the API is taken away. */
const alone = (parts: string) => (draft: ReleaseDraft) => draft.replace('contact', parts);

/** Releases that only a trial refuses. Those with the longest limits first, since several run at once. */
export const badCode: BadRelease[] = [
  {
    fault: 'loops without end at render',
    change: alone(`Component: () => { ${LOOP} }`),
    sentence: 'rendering /contact: it did not end within 6 s.',
  },
  {
    fault: 'loops without end in a timer',
    change: importing(`setTimeout(() => { ${LOOP} }, 100)`),
    sentence: 'loading its code: it did not end within 6 s.',
  },
  {
    fault: 'has a load that never ends',
    ...withParts(`load: () => ${FOREVER}`),
    sentence: 'rendering /contact: loading quote/contact failed (it did not end within 7.25 s).',
  },
  {
    fault: 'has a component that suspends for ever',
    ...withParts(`Component: (never => () => React.use(never))(${FOREVER})`),
    sentence: 'rendering /contact: rendering quote/contact failed (it did not end within 2 s).',
  },
  {
    fault: 'prints a verdict and throws at render',
    ...withParts(`Component: () => { console.log('{"faults":[]}'); console.error('oh'); ${BOOM} }`),
    sentence: 'rendering /contact: rendering quote/contact failed (boom).',
  },
  {
    fault: 'throws at import',
    change: importing(BOOM),
    sentence: 'loading its code: boom.',
  },
  {
    fault: 'leaves a rejection unhandled at import',
    change: importing("Promise.reject(new Error('boom'))"),
    sentence: 'loading its code: an error was not caught (boom).',
  },
  {
    fault: 'leaves a rejected API call of load unhandled when the API is down',
    change: alone('load: async ({ api }) => { void api.options(); return { status: 200 }; }'),
    sentence: /^rendering \/contact without the API: an error was not caught \(.+\)\.$/,
  },
  {
    fault: 'starts an interval at import',
    change: importing('setInterval(() => undefined, 60_000)'),
    sentence: 'loading its code: it leaves an interval running.',
  },
  {
    fault: 'starts an interval at render',
    ...withParts("Component: () => { setInterval(() => undefined, 60_000); return 'page'; }"),
    sentence: 'rendering /contact: it leaves an interval running.',
  },
  {
    fault: 'has a timeout that sets itself again',
    change: importing('const tick = () => setTimeout(tick, 50); tick()'),
    sentence: 'loading its code: it sets a timeout that sets itself again.',
  },
  {
    fault: 'has a timeout that sets itself again a minute later',
    ...withParts("Component: () => { const tick = () => setTimeout(tick, 60_000); tick(); return 'page'; }"),
    sentence: 'rendering /contact: it sets a timeout that sets itself again.',
  },
  {
    fault: 'opens a channel',
    ...withParts("Component: () => { new BroadcastChannel('news'); return 'page'; }"),
    sentence: 'rendering /contact: it leaves its BroadcastChannel open.',
  },
  {
    fault: 'opens a socket at import',
    change: importing("try { new WebSocket('wss://live.example/') } catch {}"),
    sentence: 'loading its code: it calls live.example.',
  },
  {
    fault: 'throws a text in a timer that was started at import',
    change: importing("setTimeout(() => { throw 'boom' }, 50)"),
    sentence: 'loading its code: an error was not caught (boom).',
  },
  {
    fault: 'throws in a timer that was started at render',
    ...withParts(`Component: () => { setTimeout(() => { ${BOOM} }, 100); return 'page'; }`),
    sentence: 'rendering /contact: an error was not caught (boom).',
  },
  {
    fault: "calls the process's own exit in load",
    change: alone('load: () => globalThis.process.exit(3)'),
    sentence: 'rendering /contact: it ended the process (exit code 3).',
  },
  {
    fault: "calls the process's own exit in a timer",
    change: importing('setTimeout(() => globalThis.process.exit(4), 100)'),
    sentence: 'loading its code: it ended the process (exit code 4).',
  },
  {
    fault: 'answers 503 although the API is there',
    ...withParts('load: async () => ({ status: 503 })'),
    sentence: 'rendering /contact: it answers 503.',
  },
  {
    fault: 'has a head whose canonical is of another site',
    ...withParts("head: () => ({ canonical: 'https://evil.example/' })"),
    sentence: 'rendering /contact: its canonical is https://evil.example/, not a path of its own.',
  },
  {
    fault: 'has a page of more than 1 MB of HTML',
    ...withParts("Component: () => 'x'.repeat(1_000_001)"),
    sentence: 'rendering /contact: its HTML is larger than 1 MB.',
  },
  {
    fault: 'fills the memory',
    change: alone('Component: () => { const all = []; for (;;) all.push(new Array(1e7).fill(1)); }'),
    sentence: 'rendering /contact: it needs more than 256 MB.',
  },
  {
    fault: 'changes an object of the contract at render',
    ...withParts("Component: () => { require('shared-contracts').brand.name = 'Other'; return 'page'; }"),
    sentence: 'rendering /contact: it changes shared-contracts.brand.name.',
  },
  {
    fault: 'replaces a function of React at render',
    change: alone(
      'Component: () => { const { default: shared } = require("react"); const { createElement } = shared; shared.createElement = (...given) => createElement(...given); return "page"; }',
    ),
    sentence: 'rendering /contact: it changes react.createElement.',
  },
  {
    fault: 'has a widget that throws at render',
    remote: 'calculator',
    change: draft => draft.replace('calculator', `Component: () => { ${BOOM} }`),
    sentence: 'rendering calculator: boom.',
  },
];
