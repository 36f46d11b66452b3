import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, type Container, parse } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** What a page has. */
interface Present {
  /** Its elements: `p`, `.card`, `[open]` and `[type="text"]`. */
  elements: ReadonlySet<string>;
  letters: ReadonlySet<string>;
}
type Matches = (present: Present) => boolean;

/** A declaration, or another part without parts. */
interface Leaf {
  text: string;
  mayMatch: Matches;
  /** Of a custom property or an animation, which is needed if anything uses it. */
  name?: string;
  /** Names that it may use. */
  uses: readonly string[];
}

/** A rule or a group of rules. */
interface Group {
  head: string;
  mayMatch: Matches;
  parts: readonly Part[];
}
type Part = Leaf | Group;

/** Attributes that change before the page's code is there, by the browser or by the script in the page. */
const NATIVE_ATTRIBUTES = new Set(['open', 'data-pressed']);
const TAG = /<([a-z][\w-]*)([^>]*)/gi;
const ATTRIBUTE = /([^\s"'=<>`/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const CUSTOM_PROPERTY = /--[\w-]+/g;
const LETTERS = /U\+([\dA-F]+)(?:-([\dA-F]+))?/gi;
const always: Matches = () => true;

/** By sheet: reading one takes some ms. */
const readSheets = new LRUCache<string, readonly Part[]>({ max: 32 });

/**
 * What this HTML needs of the style sheets of its page, of which no code changes anything before it has the whole sheets:
 * rules that may match an element, the custom properties and animations that those use, and fonts of its letters. A sheet
 * that cannot be read stays whole.
 * @returns in the order of the sheets
 */
export function pruneStyles(sheets: readonly string[], html: string): string[] {
  const present = { elements: readElements(html), letters: new Set(html) };
  const matching = sheets.map(css => {
    const parts = readSheets.get(css) ?? readSheet(css);
    readSheets.set(css, parts);
    return keepMatching(parts, present);
  });
  const used = findUsed(matching.flat(), html);
  return matching.map(parts => writeParts(parts, used));
}

function readSheet(css: string): Part[] {
  try {
    const root = parse(css);
    root.walkComments(comment => void comment.remove());
    return readParts(root);
  } catch {
    return [{ text: css, mayMatch: always, uses: css.match(CUSTOM_PROPERTY) ?? [] }];
  }
}

const readParts = (container: Container): Part[] => container.nodes?.map(node => readPart(node)) ?? [];

function readPart(node: ChildNode): Part {
  if (node.type === 'rule')
    return { head: node.selector, mayMatch: readSelectors(node.selector), parts: readParts(node) };
  if (node.type === 'atrule' && node.nodes) return readBlock(node);
  const text = `${String(node)};`;
  const uses = text.match(CUSTOM_PROPERTY) ?? [];
  if (node.type !== 'decl') return { text, mayMatch: always, uses };
  if (node.variable) return { text, mayMatch: always, uses, name: node.prop };
  const animations = node.prop.startsWith('animation') ? node.value.split(/[\s,]+/) : [];
  return { text, mayMatch: always, uses: [...uses, ...animations] };
}

function readBlock(node: AtRule): Part {
  const text = String(node);
  // Steps of an animation are no selectors.
  if (node.name === 'keyframes')
    return { text, mayMatch: always, name: node.params, uses: text.match(CUSTOM_PROPERTY) ?? [] };
  if (node.name === 'font-face') return { text, mayMatch: readLetters(text), uses: [] };
  return { head: `@${node.name} ${node.params}`, mayMatch: always, parts: readParts(node) };
}

/** A font without a list of letters has all. */
function readLetters(fontFace: string): Matches {
  const ranges = Array.from(fontFace.matchAll(LETTERS), ([, first = '', last = first]) =>
    [first, last].map(code => Number.parseInt(code, 16)),
  );
  if (ranges.length === 0) return always;
  return ({ letters }) =>
    [...letters].some(letter => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(([first = 0, last = 0]) => first <= code && code <= last);
    });
}

const readSelectors = (selectors: string): Matches => matchesAny(parseSelectors().astSync(selectors).nodes);

const matchesAny = (selectors: readonly Selector[]): Matches => {
  const all = selectors.map(({ nodes }) => nodes.map(readNode));
  return present => all.some(nodes => nodes.every(mayMatch => mayMatch(present)));
};

/** What an element must not be is not looked at, nor in which state it is. */
function readNode(node: Node): Matches {
  if (node.type === 'class') return ({ elements }) => elements.has(`.${node.value}`);
  if (node.type === 'tag') return ({ elements }) => elements.has(node.value);
  if (node.type === 'attribute' && !NATIVE_ATTRIBUTES.has(node.attribute)) {
    const name = node.operator === '=' ? `[${node.attribute}="${node.value}"]` : `[${node.attribute}]`;
    return ({ elements }) => elements.has(name);
  }
  if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value)) return matchesAny(node.nodes);
  return always;
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

const keepMatching = (parts: readonly Part[], present: Present): Part[] =>
  parts
    .filter(({ mayMatch }) => mayMatch(present))
    .map(part => {
      if (!('parts' in part)) return part;
      const { head, mayMatch } = part;
      return { head, mayMatch, parts: keepMatching(part.parts, present) };
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
