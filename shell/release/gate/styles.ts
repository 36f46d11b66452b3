import { type Rule as CssRule, Features, type Selector, transform } from 'lightningcss';
import { facadeAttributes } from 'shared-contracts/host';
import { movedReleases } from './moved-releases.ts';
import type { Rule } from './rule.ts';
import { isWide } from './wide-selectors.ts';

type StyleRule = Extract<CssRule, { type: 'style' }>['value'];

/** What a style sheet of a remote may consist of. Others, such as @font-face and @import, hold for the page as a whole. */
const OWN_RULES = new Set([
  'container',
  'keyframes',
  'layer-block',
  'layer-statement',
  'media',
  'page',
  'property',
  'scope',
  'starting-style',
  'style',
  'supports',
]);

/** Attributes that only components of the facade have, whose styles remotes bring along. */
const FACADE_ATTRIBUTES: ReadonlySet<string> = new Set(facadeAttributes);

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

/** The parts of a style sheet that reach beyond classes with this prefix, or restyle the page repeatedly; one clause each. */
export function findForeignStyles(css: Uint8Array, prefix: string): string[] {
  const faults = new Set<string>();
  let printRules = 0;
  const isForeign = ({ selectors }: StyleRule): boolean =>
    !selectors.every(selector => (printRules > 0 ? namesOwn : isOwn)(selector, prefix));
  try {
    // Every rule by itself: in a nested one `&` stands for what is around it.
    const { code } = transform({ filename: 'release.css', code: css, include: Features.Nesting });
    const lines = new TextDecoder().decode(code).split('\n');
    const textOf = ({ loc: { line, column } }: StyleRule): string =>
      lines[line]
        ?.slice(column - 1)
        .split('{')[0]
        ?.trim() ?? '';
    transform({
      filename: 'release.css',
      code,
      visitor: {
        Rule(rule) {
          if (isForPrint(rule)) printRules += 1;
          if (!OWN_RULES.has(rule.type)) faults.add(`has @${rule.type}, which holds for the whole page`);
          const name = nameOf(rule);
          if (name !== undefined && !name.replace(/^--/, '').startsWith(prefix))
            faults.add(`names @${rule.type} ${name}, which is not a name of its own (${prefix}…)`);
          if (rule.type !== 'style') return;
          if (isForeign(rule.value))
            faults.add(
              `has the selector "${textOf(rule.value)}", which is not limited to classes of its own (${prefix}…)`,
            );
          else if (printRules === 0 && rule.value.selectors.some(selector => isWide(selector)))
            faults.add(
              `has the selector "${textOf(rule.value)}", whose :has() restyles much of the page at each insertion`,
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

/** The name by which a rule holds for the page as a whole: a second one of the same name replaces the first. */
function nameOf(rule: CssRule): string | undefined {
  if (rule.type === 'property') return rule.value.name;
  return rule.type === 'keyframes' ? rule.value.name.value : undefined;
}

/**
 * Whether a selector matches only elements of the package's own classes and those within: it has such a class outside of
 * `:has()` and `:not()`, in every branch of `:is()`.
 */
const isOwn = (selector: Selector, prefix: string): boolean =>
  selector.some(part => {
    if (part.type === 'class') return part.name.startsWith(prefix);
    if (part.type === 'attribute') return FACADE_ATTRIBUTES.has(part.name);
    if (part.type !== 'pseudo-class') return false;
    return (
      (part.kind === 'is' || part.kind === 'where') && part.selectors.every(branch => isOwn(branch, prefix))
    );
  });

/** Whether a selector matches only while an element of the package's own classes is in the page, as `:root:has(.catalogue-…)`. */
const namesOwn = (selector: Selector, prefix: string): boolean =>
  isOwn(selector, prefix) ||
  selector.some(
    part =>
      part.type === 'pseudo-class' &&
      part.kind === 'has' &&
      part.selectors.every(branch => isOwn(branch, prefix)),
  );

/** On paper a remote may show only its own part. */
export const isForPrint = (rule: CssRule): boolean =>
  rule.type === 'media' &&
  rule.value.query.mediaQueries.every(
    ({ mediaType, qualifier }) => mediaType === 'print' && qualifier !== 'not',
  );

/** A page is served by http or https: another scheme tells relative addresses, however they are written. */
function isOfSite(url: string): boolean {
  const { protocol, host } = new URL(url, 'ws://site.invalid');
  return protocol === 'data:' || host === 'site.invalid';
}
