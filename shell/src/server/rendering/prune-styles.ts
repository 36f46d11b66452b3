import { LRUCache } from 'lru-cache';
import { type ChildNode, type Container, parse } from 'postcss';

/** A rule with the classes of each of its selectors, a group of rules such as a media query, or what always stays. */
type Part = { text: string; selectors?: readonly string[][] } | { head: string; parts: readonly Part[] };

/** By sheet and HTML, which are mostly the same when a page is rendered again. */
const prunedStyles = new LRUCache<string, string>({ max: 8 });
/** By sheet: reading one takes 2 ms. */
const readSheets = new LRUCache<string, readonly Part[]>({ max: 16 });

/**
 * The rules of a style sheet that may match an element of this HTML: those with a selector all of whose classes its
 * elements have. Only for HTML that no code changes. A sheet that cannot be read stays whole.
 */
export function pruneStyles(css: string, html: string): string {
  const key = css + html;
  const known = prunedStyles.get(key);
  if (known !== undefined) return known;
  const parts = readSheets.get(css) ?? readSheet(css);
  readSheets.set(css, parts);
  const pruned = writeParts(parts, readClasses(html));
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
  const text = String(node);
  if (node.type === 'rule') return { text, selectors: node.selectors.map(classesOf) };
  if (node.type !== 'atrule' || !node.nodes) return { text: `${text};` };
  // A step of an animation is no selector.
  const isGroup =
    node.name !== 'keyframes' && node.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  return isGroup ? { head: `@${node.name} ${node.params}`, parts: readParts(node) } : { text };
}

const readClasses = (html: string): Set<string> =>
  new Set([...html.matchAll(/\bclass=["']?([^"'>]*)/gi)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Within a rule, that rule decides. */
const writeParts = (parts: readonly Part[], present: ReadonlySet<string>): string =>
  parts.map(part => writePart(part, present)).join('');

function writePart(part: Part, present: ReadonlySet<string>): string {
  if ('parts' in part) {
    const content = writeParts(part.parts, present);
    return content && `${part.head}{${content}}`;
  }
  const { text, selectors } = part;
  const mayMatch = !selectors || selectors.some(classes => classes.every(name => present.has(name)));
  return mayMatch ? text : '';
}

const classesOf = (selector: string): string[] =>
  (flatten(selector).match(/\.[\w-]+/g) ?? []).map(name => name.slice(1));

/**
 * A selector without attributes and parentheses. What an element must not be, or may be besides other things, is left out,
 * and so is a selector with an escape.
 */
function flatten(selector: string): string {
  if (selector.includes('\\')) return '';
  const flat = selector
    .replace(/\[[^[\]]*\]/g, '')
    .replace(/:([\w-]+)\(([^()]*)\)/g, (_match, name: string, inner: string) =>
      name === 'not' || inner.includes(',') ? '' : inner,
    );
  return flat === selector ? flat : flatten(flat);
}
