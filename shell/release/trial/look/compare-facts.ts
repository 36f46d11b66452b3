import type { Facts } from './read-facts.ts';
import type { RealmChange } from './watch-realm.ts';

/** React marks the document by names that are others each time. */
const REACT_MARK = /^document\._+react(Container\$|Listening)\w+$/;

/** What the stock runtime of Module Federation keeps for all containers of a page; a container of the stock plugin brings it along. */
const FEDERATION_RUNTIME = /^globalThis\.__(?:FEDERATION|VMOK|GLOBAL_LOADING_REMOTE_ENTRY)__$/;

/** Sentences of one kind, of which more would hide the others. */
const SAID_MAX = 12;
const limit = (sentences: readonly string[], others: string): string[] =>
  sentences.length > SAID_MAX
    ? [...sentences.slice(0, SAID_MAX), `changes ${sentences.length - SAID_MAX} more ${others}`]
    : [...sentences];

/** What is other than it would be without the remote, each as the end of a sentence. @param when as in " when it is left" */
export function compareFacts(without: Facts, now: Facts, when = ''): string[] {
  const keys = new Set([...Object.keys(without), ...Object.keys(now)]);
  const looks = new Set<string>();
  /** Of what has no place any more nothing else is said. */
  const isGone = (key: string): boolean => {
    const [place = ''] = / of .*$/.exec(key) ?? [];
    return `place${place}` in without && !(`place${place}` in now) && key !== `place${place}`;
  };
  const said = [...keys].flatMap(key => {
    const [before, after] = [without[key], now[key]];
    if (before === after || isGone(key)) return [];
    // How several elements look is said of the first.
    const look = /^([a-z-]+) of [a-z]/.exec(key)?.[1];
    if (look !== undefined && looks.size === looks.add(look).size) return [];
    if (before === undefined) return [`adds ${after} to the document${when}`];
    if (after === undefined) return [`takes ${before} from the document${when}`];
    return [`changes ${before} of the document to ${after}${when}`];
  });
  return limit(said, `parts of the document${when}`);
}

/** @param owned names of containers. Their globals are named so, and the globals of their chunks end so. */
export function compareRealm(
  without: readonly RealmChange[],
  now: readonly RealmChange[],
  owned: readonly string[],
): string[] {
  const describe = ({ name, now: text }: RealmChange) => `${name}: ${text}`;
  const known = new Set(without.map(describe));
  const isOwned = ({ name }: RealmChange) =>
    name.startsWith('globalThis.') && owned.some(container => name.endsWith(container));
  const isUsual = ({ name }: RealmChange) => REACT_MARK.test(name) || FEDERATION_RUNTIME.test(name);
  const said = now
    .filter(change => !known.has(describe(change)) && !isOwned(change) && !isUsual(change))
    .map(({ name }) => `changes ${name} for everybody`);
  return limit(said, 'built-ins for everybody');
}
