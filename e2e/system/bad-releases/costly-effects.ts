import { combine, type Effect } from './harmful-effects.ts';

/** Work of half a second of CPU, on a busy machine as well. */
const COMPUTE = 'for (let step = 0, sum = 0; step < 5e8; step += 1) sum += Math.sqrt(step)';

/** What honest pages may do as well, which is said and refuses nothing. */
const costlyEffects: Effect[] = [
  [
    'asks for everything again when its tab is shown',
    "const refetch = () => client.invalidateQueries(); addEventListener('focus', refetch); ends.push(() => removeEventListener('focus', refetch))",
    /^goes live, but \/contact calls \/api\/masters\/options when its tab is shown again\.$/,
  ],
  [
    'computes for half a second when it is opened',
    COMPUTE,
    /^goes live, but \/contact takes \d+ ms of CPU in one task when it is opened\.$/,
  ],
  [
    'computes for half a second at each key',
    `const onKey = () => { ${COMPUTE} }; addEventListener('keydown', onKey); ends.push(() => removeEventListener('keydown', onKey))`,
    /^goes live, but \/contact takes \d+ ms of CPU when a key is pressed\.$/,
  ],
  [
    'polls',
    "const timer = setInterval(() => fetch('/api/masters/destinations'), 700); ends.push(() => clearInterval(timer))",
    /^goes live, but \/contact calls \/api\/masters\/destinations \d times while nothing happens\.$/,
  ],
  [
    'polls slowly',
    "const slow = setInterval(() => fetch('/api/masters/options'), 10_000); ends.push(() => clearInterval(slow))",
    /^goes live, but \/contact calls \/api\/masters\/options 2 times while nothing happens, if for more than 2 s\.$/,
  ],
  [
    'names a link as the site does',
    "document.querySelector('[data-module] h1').insertAdjacentHTML('afterend', '<a href=\"/nowhere\">' + document.querySelector('footer a').textContent + '</a>'); ends.push(() => document.querySelector('[href=\"/nowhere\"]')?.remove())",
    /^goes live, but \/contact names a link ".+", as the site names \S+, that leads to \/nowhere\.$/,
  ],
];

const heavierEffects: Effect[] = [
  [
    'loads twice as much, and late',
    "setTimeout(() => fetch('/api/masters/treatments?all'), 300); for (let part = 0; part < 8; part += 1) fetch(document.querySelector('script[src*=\\'main.\\']').src + '?' + part)",
    /^goes live, but \/contact loads \d+ KB of its own files and calls, more than twice the \d+ KB that it did\.$/,
  ],
];

/** Few at once: more warnings than a handful are not all said. */
export const costly = [combine(costlyEffects), combine(heavierEffects)];

/** A page that is empty while the API does not answer. */
export const silentParts = `
  load: async ({ api, queryClient }) => {
    queryClient.setQueryData(['answered'], await api.treatments().then(() => true, () => false));
    return { status: 200 };
  },
  Component() {
    const hasAnswered = require('shared-contracts/ui').useQueryClient().getQueryData(['answered']);
    return React.createElement('div', null, React.createElement('h1', null, 'Notes'), hasAnswered && 'There are many.');
  }`;
