import { LRUCache } from 'lru-cache';
import { type AtRule, type ChildNode, type Container, type Document, parse, type Rule } from 'postcss';

/** By sheet and HTML, which are mostly the same when a page is rendered again: reading a sheet takes 2 ms. */
const prunedStyles = new LRUCache<string, string>({ max: 8 });

/**
 * The rules of a style sheet that may match an element of this HTML: those with a selector all of whose classes occur
 * in it. Only for HTML that no code changes. A sheet that cannot be read stays whole.
 */
export function pruneStyles(css: string, html: string): string {
  const key = css + html;
  const known = prunedStyles.get(key);
  if (known !== undefined) return known;
  const pruned = prune(css, html);
  prunedStyles.set(key, pruned);
  return pruned;
}

function prune(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const mayMatch = (selector: string): boolean =>
    (flatten(selector).match(/\.[\w-]+/g) ?? []).every(name => words.has(name.slice(1)));
  try {
    const root = parse(css);
    root.walkComments(comment => void comment.remove());
    root.walkRules(rule => {
      if (!isPart(rule) && !rule.selectors.some(mayMatch)) removeWithEmptyGroups(rule);
    });
    return root.toString();
  } catch {
    return css;
  }
}

/** Whether it is within another rule, which decides for both, or a step of an animation. */
function isPart({ parent }: Rule): boolean {
  for (let node: Container | Document | undefined = parent; node; node = node.parent)
    if (node.type === 'rule' || (node.type === 'atrule' && (node as AtRule).name === 'keyframes'))
      return true;
  return false;
}

function removeWithEmptyGroups(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWithEmptyGroups(parent as ChildNode);
}

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
