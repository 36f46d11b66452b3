import { LRUCache } from 'lru-cache';
import { type ChildNode, type Container, parse } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** What the elements of a page have: `p`, `.card`, `[open]` and `[type="text"]`. */
type Present = ReadonlySet<string>;
type Matches = (present: Present) => boolean;

/** A rule or a group of rules with what it may match and its content, or what always stays. */
type Part = { text: string } | { head: string; mayMatch: Matches; parts: readonly Part[] };

/** Attributes that change before the page's code is there, by the browser or by the script in the page. */
const NATIVE_ATTRIBUTES = new Set(['open', 'data-pressed']);
const TAG = /<([a-z][\w-]*)([^>]*)/gi;
const ATTRIBUTE = /([^\s"'=<>`/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** By sheet and HTML, which are mostly the same when a page is rendered again. */
const prunedStyles = new LRUCache<string, string>({ max: 32 });
/** By sheet: reading one takes some ms. */
const readSheets = new LRUCache<string, readonly Part[]>({ max: 32 });

/**
 * The rules of a style sheet that may match an element of this HTML, of which no code changes anything before it has the
 * whole sheet. A sheet that cannot be read stays whole.
 */
export function pruneStyles(css: string, html: string): string {
  const key = css + html;
  const known = prunedStyles.get(key);
  if (known !== undefined) return known;
  const parts = readSheets.get(css) ?? readSheet(css);
  readSheets.set(css, parts);
  const pruned = writeParts(parts, readElements(html));
  prunedStyles.set(key, pruned);
  return pruned;
}

function readSheet(css: string): Part[] {
  try {
    const root = parse(css);
    root.walkComments(comment => void comment.remove());
    return readParts(root);
  } catch {
    return [{ text: css }];
  }
}

const readParts = (container: Container): Part[] => container.nodes?.map(node => readPart(node)) ?? [];

function readPart(node: ChildNode): Part {
  if (node.type === 'rule')
    return { head: node.selector, mayMatch: readSelectors(node.selector), parts: readParts(node) };
  // Steps of an animation are no selectors, and a font has none.
  if (node.type === 'atrule' && node.nodes && node.name !== 'keyframes' && node.name !== 'font-face')
    return { head: `@${node.name} ${node.params}`, mayMatch: () => true, parts: readParts(node) };
  return { text: `${String(node)}${node.type === 'atrule' && node.nodes ? '' : ';'}` };
}

const readSelectors = (selectors: string): Matches => matchesAny(parseSelectors().astSync(selectors).nodes);

const matchesAny = (selectors: readonly Selector[]): Matches => {
  const all = selectors.map(({ nodes }) => nodes.map(readNode));
  return present => all.some(nodes => nodes.every(mayMatch => mayMatch(present)));
};

/** What an element must not be is not looked at, nor in which state it is. */
function readNode(node: Node): Matches {
  if (node.type === 'class') return present => present.has(`.${node.value}`);
  if (node.type === 'tag') return present => present.has(node.value);
  if (node.type === 'attribute' && !NATIVE_ATTRIBUTES.has(node.attribute)) {
    const name = node.operator === '=' ? `[${node.attribute}="${node.value}"]` : `[${node.attribute}]`;
    return present => present.has(name);
  }
  if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value)) return matchesAny(node.nodes);
  return () => true;
}

function readElements(html: string): Present {
  const present = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    present.add(tag.toLowerCase());
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = values.find(each => each !== undefined) ?? '';
      present.add(`[${name.toLowerCase()}]`).add(`[${name.toLowerCase()}="${value}"]`);
      if (name.toLowerCase() === 'class') for (const each of value.split(/\s+/)) present.add(`.${each}`);
    }
  }
  return present;
}

const writeParts = (parts: readonly Part[], present: Present): string =>
  parts.map(part => writePart(part, present)).join('');

function writePart(part: Part, present: Present): string {
  if (!('parts' in part)) return part.text;
  if (!part.mayMatch(present)) return '';
  const content = writeParts(part.parts, present);
  return content && `${part.head}{${content.replace(/;$/, '')}}`;
}
