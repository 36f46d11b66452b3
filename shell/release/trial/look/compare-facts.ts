import type { Facts } from './read-facts.ts';
import type { RealmChange } from './watch-realm.ts';

/** React marks the document by names that are others each time. */
const REACT_MARK = /^document\._+react(Container\$|Listening)\w+$/;

/** What is other than it would be without the remote, each as the end of a sentence. @param when as in " when it is left" */
export function compareFacts(without: Facts, now: Facts, when = ''): string[] {
  const keys = new Set([...Object.keys(without), ...Object.keys(now)]);
  return [...keys].flatMap(key => {
    const [before, after] = [without[key], now[key]];
    if (before === after) return [];
    if (before === undefined) return [`adds ${after} to the document${when}`];
    if (after === undefined) return [`takes ${before} from the document${when}`];
    return [`changes ${before} of the document to ${after}${when}`];
  });
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
  return now
    .filter(change => !known.has(describe(change)) && !isOwned(change) && !REACT_MARK.test(change.name))
    .map(({ name }) => `changes ${name} for everybody`);
}
