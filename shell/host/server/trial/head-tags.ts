const TEXT_MAX = 150;

/** Elements whose content holds no tags of the document, or tags with another meaning. */
const OPAQUE = /<!--[\s\S]*?-->|<(script|style|template|svg|textarea)\b(?![^>]*ld\+json)[\s\S]*?<\/\1>/gi;
const TAG = /<(title|script)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|base|link)\b[^>]*>/gi;
/** Links to files that the document needs. */
const FILE = /^<link\b[^>]*\brel="?(?:stylesheet|preload|modulepreload)\b/i;

/**
 * Tags that describe a document: in its head, or in its body where browsers and search engines heed them too.
 * Structured data is one of them.
 */
export const readHeadTags = (html: string): string[] =>
  Array.from(html.replaceAll(OPAQUE, '').matchAll(TAG), ([tag]) => tag).filter(tag => !FILE.test(tag));

/** Tags that describe a document and are not the shell's, one clause each. @param expected the shell's tags */
export function findForeignTags(expected: readonly string[], found: readonly string[]): string[] {
  const left = [...expected];
  const foreign = found.filter(tag => {
    const index = left.indexOf(tag);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
  return foreign.length > 0
    ? foreign.map(tag => `it adds ${shorten(tag)} to what the shell says of the page`)
    : left.map(tag => `it takes ${shorten(tag)} out of what the shell says of the page`);
}

const shorten = (tag: string): string => (tag.length > TEXT_MAX ? `${tag.slice(0, TEXT_MAX)} …` : tag);
