import { type AtRule, type ChildNode, type Container, parse } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** The elements of a page: `p`, `.card`, `[open]` and `[type="text"]`. */
export type Elements = ReadonlySet<string>;
type Matches = (elements: Elements) => boolean;

/** A declaration, or another part without parts. */
interface Leaf {
  text: string;
  mayMatch: Matches;
  /** Name of a custom property or an animation, which is needed if anything uses it. */
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
export type Part = Leaf | Group;

/** Attributes that change before the page's code is there, by the browser or by the scripts in the page. */
const NATIVE_ATTRIBUTES = new Set(['open', 'data-pressed', 'data-returns', 'data-scripts']);
export const CUSTOM_PROPERTY = /--[\w-]+/g;
const always: Matches = () => true;

/** The parts of a style sheet. A sheet that cannot be parsed is one part. */
export function readSheet(css: string): Part[] {
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
  // Steps of an animation are not selectors.
  if (node.name === 'keyframes')
    return { text, mayMatch: always, name: node.params, uses: text.match(CUSTOM_PROPERTY) ?? [] };
  if (node.name === 'font-face') return { text, mayMatch: always, uses: [] };
  return { head: `@${node.name} ${node.params}`, mayMatch: always, parts: readParts(node) };
}

const readSelectors = (selectors: string): Matches => matchesAny(parseSelectors().astSync(selectors).nodes);

const matchesAny = (selectors: readonly Selector[]): Matches => {
  const all = selectors.map(({ nodes }) => nodes.map(readNode));
  return elements => all.some(nodes => nodes.every(mayMatch => mayMatch(elements)));
};

/** `:not()` and states count as a match. */
function readNode(node: Node): Matches {
  if (node.type === 'class') return elements => elements.has(`.${node.value}`);
  if (node.type === 'tag') return elements => elements.has(node.value);
  if (node.type === 'attribute' && !NATIVE_ATTRIBUTES.has(node.attribute)) {
    const name = node.operator === '=' ? `[${node.attribute}="${node.value}"]` : `[${node.attribute}]`;
    return elements => elements.has(name);
  }
  if (node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value)) return matchesAny(node.nodes);
  return always;
}
