import { LRUCache } from 'lru-cache';
import { CUSTOM_PROPERTY, type Elements, type Part, readSheet } from './read-sheet.ts';

const TAG = /<([a-z][\w-]*)([^>]*)/gi;
const ATTRIBUTE = /([^\s"'=<>`/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Parsed sheets: parsing one takes some ms. */
const readSheets = new LRUCache<string, readonly Part[]>({ max: 32 });

/**
 * What this HTML needs of the style sheets of its page, of which no code changes anything before it has the whole sheets:
 * rules that may match an element, and the custom properties and animations that those use. A sheet that cannot be read
 * stays whole.
 * @returns in the order of the sheets
 */
export function pruneStyles(sheets: readonly string[], html: string): string[] {
  const elements = readElements(html);
  const matching = sheets.map(css => {
    const parts = readSheets.get(css) ?? readSheet(css);
    readSheets.set(css, parts);
    return keepMatching(parts, elements);
  });
  const used = findUsed(matching.flat(), html);
  return matching.map(parts => writeParts(parts, used));
}

function readElements(html: string): Set<string> {
  const elements = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    elements.add(tag.toLowerCase());
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = values.find(each => each !== undefined) ?? '';
      elements.add(`[${name.toLowerCase()}]`).add(`[${name.toLowerCase()}="${value}"]`);
      if (name.toLowerCase() === 'class') for (const each of value.split(/\s+/)) elements.add(`.${each}`);
    }
  }
  return elements;
}

const keepMatching = (parts: readonly Part[], elements: Elements): Part[] =>
  parts
    .filter(({ mayMatch }) => mayMatch(elements))
    .map(part => {
      if (!('parts' in part)) return part;
      const { head, mayMatch } = part;
      return { head, mayMatch, parts: keepMatching(part.parts, elements) };
    });

/** Names of custom properties and animations that something uses, also by way of another one. */
function findUsed(matching: readonly Part[], html: string): Set<string> {
  const used = new Set<string>(html.match(CUSTOM_PROPERTY));
  const usesOf = new Map<string, string[]>();
  const read = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if ('parts' in part) read(part.parts);
      else if (part.name === undefined) for (const name of part.uses) used.add(name);
      else usesOf.set(part.name, [...(usesOf.get(part.name) ?? []), ...part.uses]);
    }
  };
  read(matching);
  // The loop goes on with what it adds.
  for (const name of used) for (const other of usesOf.get(name) ?? []) used.add(other);
  return used;
}

const writeParts = (parts: readonly Part[], used: ReadonlySet<string>): string =>
  parts.map(part => writePart(part, used)).join('');

function writePart(part: Part, used: ReadonlySet<string>): string {
  if (!('parts' in part)) return part.name === undefined || used.has(part.name) ? part.text : '';
  const content = writeParts(part.parts, used);
  return content && `${part.head}{${content.replace(/;$/, '')}}`;
}
