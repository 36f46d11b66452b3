/** At-rules whose block holds rules for elements. The blocks of others, such as `@keyframes`, stay as they are. */
const GROUPING = /^@(?:layer|media|supports|container|scope|starting-style)\b/;
/** A string, a comment, an escape, or what begins or ends a rule. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[^]*?\*\/|\\.|[{};]/g;
const COMMENT = /\/\*[^]*?\*\//g;

/**
 * The rules of a style sheet that may match an element of this HTML: those with a selector all of whose classes occur
 * in it. Only for HTML that no code changes.
 */
export function pruneStyles(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const mayMatch = (selector: string): boolean =>
    (selector.match(/\.[\w-]+/g) ?? []).every(name => words.has(name.slice(1)));
  return pruneRules(css, selectors => flatten(selectors).split(',').some(mayMatch));
}

function pruneRules(css: string, isNeeded: (selectors: string) => boolean): string {
  let kept = '';
  for (const { prelude, block } of splitRules(css)) {
    if (block === undefined) kept += prelude;
    else if (GROUPING.test(prelude)) {
      const rules = pruneRules(block, isNeeded);
      if (rules) kept += `${prelude}{${rules}}`;
    } else if (prelude.startsWith('@') || isNeeded(prelude)) kept += `${prelude}{${block}}`;
  }
  return kept;
}

/** The rules at the top of a style sheet; `block` is undefined for a statement such as `@layer a;`. */
function* splitRules(css: string): Generator<{ prelude: string; block: string | undefined }> {
  let [depth, start, blockStart] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{' && depth++ === 0) blockStart = index;
    const isEnd = token === '}' ? --depth === 0 : token === ';' && depth === 0;
    if (!isEnd) continue;
    const hasBlock = token === '}';
    yield {
      prelude: css
        .slice(start, hasBlock ? blockStart : index + 1)
        .replace(COMMENT, '')
        .trim(),
      block: hasBlock ? css.slice(blockStart + 1, index) : undefined,
    };
    start = index + 1;
  }
  yield { prelude: css.slice(start), block: undefined };
}

/**
 * Selectors without attributes and parentheses. What an element must not be, or may be besides other things, is left out,
 * and so is a selector with an escape.
 */
function flatten(selectors: string): string {
  if (selectors.includes('\\')) return '';
  const flat = selectors
    .replace(/\[[^\]]*\]/g, '')
    .replace(/:([\w-]+)\(([^()]*)\)/g, (_match, name: string, inner: string) =>
      name === 'not' || inner.includes(',') ? '' : inner,
    );
  return flat === selectors ? flat : flatten(flat);
}
