import compatData from '@mdn/browser-compat-data' with { type: 'json' };
import type { Identifier, SupportStatement } from '@mdn/browser-compat-data/types';

/**
 * The oldest browsers that get pages with their code, as browserslist names them: those that support the attribute `inert`, which
 * is what `shell/host/server/rendering/html/head-script.ts` asks for.
 * Why: shared-contracts/docs/decisions/012-browsers-with-code.md.
 */
export const servedBrowsers: string[] = [
  'chrome 102',
  'edge 102',
  'firefox 112',
  'safari 15.5',
  'ios_saf 15.5',
];

const versions = servedBrowsers.map(browser => {
  const [name = '', version] = browser.split(' ');
  return {
    browser,
    name: name === 'ios_saf' ? ('safari_ios' as const) : (name as 'chrome'),
    version: Number(version),
  };
});

/** Interfaces of which a page has one object, so that their methods are called only on that. */
const SINGLE_OBJECTS = /^(Window|Navigator|Document|History|Location|Performance|Crypto|SubtleCrypto)$/;
/** Interfaces that most code uses. Method names of others may be those of functions in any package. */
const USUAL_OBJECTS =
  /^(HTML(?!.*(Model|Install|Geolocation|UserMedia|FencedFrame))\w*|SVG|Math)?Element$|^(Node|DocumentFragment|ShadowRoot|EventTarget|(Keyboard|Pointer|Mouse|Input)?Event|Response|Request|Headers|URLSearchParams|Blob|File|FormData|AbortSignal|ReadableStream|Range|Selection|Animation|DataTransfer)$/;

/** What the oldest served browsers lack, each with the browsers that lack it. */
interface NewerFeatures {
  /** `Temporal`, `scheduler`. */
  globals: Map<string, string[]>;
  /** `Object.groupBy`, `navigator.share`. */
  ofObjects: Map<string, string[]>;
  /** Methods of arrays, strings, elements …: `toSorted`. Names that an older method also has are left out. */
  methods: Map<string, string[]>;
}

const isIn = (statement: SupportStatement | undefined, version: number): boolean =>
  [statement ?? []]
    .flat()
    .some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternative }) =>
        typeof added === 'string' &&
        Number(added.replace('≤', '')) <= version &&
        !removed &&
        !flags &&
        !prefix &&
        !alternative,
    );

const lackingIn = ({ __compat: compat }: Identifier): string[] =>
  versions
    .filter(({ name, version }) => compat && !isIn(compat.support[name], version))
    .map(({ browser }) => browser);

/** A static function, such as `Object.groupBy`. In the data only its link to the standard distinguishes it from a method. */
const isOfConstructor = (key: string, { __compat: compat }: Identifier): boolean =>
  key.endsWith('_static') ||
  ([compat?.spec_url].flat()[0]?.startsWith('https://tc39.es/') &&
    ![compat?.spec_url].flat()[0]?.includes('prototype')) === true;

const membersOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature as Record<string, Identifier>).filter(([name]) => name !== '__compat');

const objectOf = (owner: string): string =>
  SINGLE_OBJECTS.test(owner) ? owner.charAt(0).toLowerCase() + owner.slice(1) : owner;

/** From the data behind MDN's compatibility tables. */
export function findNewerFeatures(): NewerFeatures {
  const { api, javascript } = compatData as unknown as Record<'api' | 'javascript', Identifier>;
  const { builtins = {} } = javascript;
  const globals = new Map<string, string[]>();
  const ofObjects = new Map<string, string[]>();
  const methods = new Map<string, string[]>();
  const older = new Set<string>();
  for (const [owner, feature] of [...membersOf(api), ...membersOf(builtins)]) {
    const lackingAll = lackingIn(feature);
    if (lackingAll.length > 0) globals.set(owner, lackingAll);
    for (const [key, member] of membersOf(feature)) {
      if (/^@@|_event$/.test(key) || !member.__compat) continue;
      const name = key.replace(/_static$/, '');
      const lacking = lackingIn(member);
      if (lacking.length === 0) older.add(name);
      else if (isOfConstructor(key, member) || SINGLE_OBJECTS.test(owner)) {
        ofObjects.set(`${objectOf(owner)}.${name}`, lacking);
        if (owner === 'Window') globals.set(name, lacking);
      } else if (owner in builtins || USUAL_OBJECTS.test(owner)) methods.set(name, lacking);
    }
  }
  for (const name of older) methods.delete(name);
  return { globals, ofObjects, methods };
}
