import { type Rule as CssRule, type Selector, transform } from 'lightningcss';
import { movedReleases } from './moved-releases.ts';
import type { Rule } from './rule.ts';

type StyleRule = Extract<CssRule, { type: 'style' }>['value'];

/** What a style sheet of a remote may consist of. Others, such as @font-face and @import, hold for the page as a whole. */
const OWN_RULES = new Set([
  'container',
  'keyframes',
  'layer-block',
  'layer-statement',
  'media',
  'nested-declarations',
  'page',
  'property',
  'scope',
  'starting-style',
  'style',
  'supports',
]);

/** Attributes that only components of the facade have, whose styles remotes bring along (`shared-contracts/ui/trip-days.css`). */
const FACADE_ATTRIBUTES = new Set(['data-trip-days']);

/** Styles of a remote hold for what it renders, and request nothing of another host: its cascade layer wins over the shell's. */
export const checkStyles: Rule = (candidate, live) =>
  movedReleases(candidate, live).flatMap(([remote, { release, files }]) =>
    [...files]
      .filter(([path]) => path.endsWith('.css'))
      .flatMap(([path, css]) =>
        findForeignStyles(css, `${remote}-`).map(
          fault =>
            `${remote} ${release.digest} is refused: ${path} ${fault}. Its team styles what it renders, by classes of ` +
            `its CSS modules.`,
        ),
      ),
  );

/** What of a style sheet reaches beyond the classes with this prefix, one clause each. */
export function findForeignStyles(css: Uint8Array, prefix: string): string[] {
  const lines = new TextDecoder().decode(css).split('\n');
  const faults = new Set<string>();
  let printRules = 0;
  const isAllowed = (style: StyleRule): boolean =>
    style.selectors.every(selector => isOwn(selector, prefix)) ||
    (style.selectors.every(selector => namesOwn(selector, prefix)) &&
      (printRules > 0 || isScrollPadding(style)));
  try {
    transform({
      filename: 'release.css',
      code: css,
      visitor: {
        Rule(rule) {
          if (isForPrint(rule)) printRules += 1;
          if (!OWN_RULES.has(rule.type)) faults.add(`has @${rule.type}, which holds for the whole page`);
          if (rule.type !== 'style' || isAllowed(rule.value)) return;
          const { line, column } = rule.value.loc;
          const [text = ''] = lines[line]?.slice(column - 1).split('{') ?? [];
          faults.add(
            `has the selector "${text.trim()}", which is not limited to classes of its own (${prefix}…)`,
          );
        },
        RuleExit(rule) {
          if (isForPrint(rule)) printRules -= 1;
        },
        Url({ url }) {
          if (!isOfSite(url)) faults.add(`requests ${url}, which is another host's`);
        },
      },
    });
  } catch (error) {
    faults.add(`is not CSS (${(error as Error).message})`);
  }
  return [...faults];
}

/**
 * Whether a selector matches only elements of the package's own classes and those within: it has such a class outside of
 * `:has()` and `:not()`, in every branch of `:is()`. In a nested rule `&` stands for the rule around it, which is checked
 * as well.
 */
const isOwn = (selector: Selector, prefix: string): boolean =>
  selector.some(part => {
    if (part.type === 'class') return part.name.startsWith(prefix);
    if (part.type === 'attribute') return FACADE_ATTRIBUTES.has(part.name);
    if (part.type !== 'pseudo-class') return part.type === 'nesting';
    return (
      (part.kind === 'is' || part.kind === 'where') && part.selectors.every(branch => isOwn(branch, prefix))
    );
  });

/** Whether a selector matches only while an element of the package's own classes is in the page, as `:root:has(.quote-…)`. */
const namesOwn = (selector: Selector, prefix: string): boolean =>
  isOwn(selector, prefix) ||
  selector.some(
    part =>
      part.type === 'pseudo-class' &&
      part.kind === 'has' &&
      part.selectors.every(branch => isOwn(branch.slice(branch[0]?.type === 'combinator' ? 1 : 0), prefix)),
  );

/** Room for what is fixed at an edge of the screen, so that no focused control is covered: only the root can give it. */
const isScrollPadding = ({ declarations = {}, rules = [] }: StyleRule): boolean =>
  rules.length === 0 &&
  [...(declarations.declarations ?? []), ...(declarations.importantDeclarations ?? [])].every(
    ({ property }) => property.startsWith('scroll-padding'),
  );

/** On paper a remote may show its own part alone. */
const isForPrint = (rule: CssRule): boolean =>
  rule.type === 'media' &&
  rule.value.query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  );

/** A page is served by http or https: another scheme tells relative addresses, however they are written. */
function isOfSite(url: string): boolean {
  const { protocol, host } = new URL(url, 'ws://site.invalid');
  return protocol === 'data:' || host === 'site.invalid';
}
