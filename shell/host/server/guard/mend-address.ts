import { decodeSegment, pathOf } from 'shared-contracts/host';

/** An address as it was meant. */
export interface MeantAddress {
  /** Canonical, whether or not there is a page. */
  path: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
}

/** What a sentence, a quotation or markup leaves around an address. No page's address begins or ends with any of it. */
const SURROUNDINGS = new Set('/.,;:!?*%|`~_-–—&\'"’‘‚”“„«»‹›()[]{}<>');
const LAST_SEGMENT = /^index(?:\.html?|\.php)?$|\.html?$|\.php$/;
/** Mail programs encode twice at most. */
const ENCODINGS_MAX = 2;
const BENT_QUERY = /&amp;|&$|%23calculator-section/i;
const PRINTABLE = /^[!-~]*$/;

/** Whether programs on the way have changed the query of an address, so that its page does not get what it says. */
export const hasBentQuery = (target: string): boolean => BENT_QUERY.test(splitBefore(target, /\?/)[1]);

/**
 * Reads an address as people and mail programs write it: `#` and `?` encoded, with what a sentence leaves behind it, in
 * capitals, with doubled or backward slashes, `.html`, or spaces and underscores for hyphens. In linear time.
 * @param target path and query as sent @returns undefined if it cannot be the address of a page
 */
export function mendAddress(target: string): MeantAddress | undefined {
  if (!target.startsWith('/')) return undefined;
  const [sent, query] = splitBefore(target, /\?/);
  const [address, fragment] = splitBefore(decodeAll(sent), /#/);
  const [path, inner] = splitBefore(address, /[?&]/);
  const [search, section] = splitBefore(mendQuery(`${query}&${inner.slice(1)}`), /%23calculator-section/i);
  const segments = mendPath(path);
  const meant = segments.length === 0 ? '/' : pathOf(segments);
  if (meant === undefined) return undefined;
  const hash = trim(fragment || decodeAll(section)).replace(/^#/, '');
  return { path: meant, search: trimQuery(search), hash: hash && `#${encodeURI(hash)}` };
}

/** The parts of a text before the first match of a pattern of one place, and from there. */
function splitBefore(text: string, pattern: RegExp): readonly [before: string, from: string] {
  const index = text.search(pattern);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
}

/** Decodes what can be decoded. Bytes of old encodings, such as a no-break space, become spaces; entities of HTML as well. */
function decodeAll(text: string): string {
  let decoded = text;
  for (let round = 0; round < ENCODINGS_MAX; round += 1)
    decoded = decoded.replaceAll(/(?:%[\da-f]{2})+/gi, decodeSegment);
  return decoded
    .replaceAll(/%[89a-f][\da-f]/gi, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#?\w{1,8};/g, ' ');
}

function mendPath(path: string): string[] {
  const plain = path
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\\', '/');
  const segments = trim(plain)
    .toLowerCase()
    .split('/')
    .filter(segment => segment !== '')
    .map(segment => segment.replaceAll(/[\s_+\-‐-–]+/g, '-'));
  const last = segments.pop()?.replace(LAST_SEGMENT, '');
  return last ? [...segments, last] : segments;
}

const mendQuery = (query: string): string => query.replaceAll(/&(?:amp;)+/gi, '&');

function trimQuery(search: string): string {
  const [start, end] = boundsOf(search, character => character === '?' || character === '&');
  const query = search.slice(start, end);
  return query && PRINTABLE.test(query) ? `?${query}` : '';
}

function trim(text: string): string {
  const [start, end] = boundsOf(text, character => SURROUNDINGS.has(character) || /\s/.test(character));
  return text.slice(start, end);
}

function boundsOf(text: string, isOutside: (character: string) => boolean): readonly [number, number] {
  let [start, end] = [0, text.length];
  while (start < end && isOutside(text.charAt(start))) start += 1;
  while (end > start && isOutside(text.charAt(end - 1))) end -= 1;
  return [start, end];
}
