import { parseSync } from 'oxc-parser';
import { findNewerFeatures, servedBrowsers } from './newer-features.ts';

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : '';

const WINDOW = /^(window|self|globalThis)$/;

/** `Object` in `Object.groupBy`, `navigator` in `window.navigator.share`. */
const ownerOf = (object: unknown): string => nameOf(object) || nameOf((object as Node).property);

/** Patterns with lookbehind, or with flags for a part of them. */
const NEWER_PATTERN = /\(\?(?:<[=!]|-?[ims]+[:-])/;

/** A target without any of the newer syntax that is searched for. */
const oldestSafari = servedBrowsers.filter(browser => browser.startsWith('safari'));

/** What the language's own data does not list by name. */
function faultsOfSyntax({ type, value, regex, raw, kind }: Node): string[] {
  if (type === 'StaticBlock') return ['a static block of a class'];
  if (type === 'VariableDeclaration' && String(kind).includes('using')) return ['using'];
  if (type !== 'Literal') return [];
  const { pattern, flags } = (regex ?? { pattern: value, flags: '' }) as Record<string, unknown>;
  const isNewer = NEWER_PATTERN.test(String(pattern)) || String(flags).includes('v');
  return isNewer ? [`the pattern ${String(raw)}`] : [];
}

const ADVICE =
  'Write it with older functions, or ask first whether it is there (for-teams.md, "When it is refused").';

let features: ReturnType<typeof findNewerFeatures> | undefined;

/**
 * What a script needs that the oldest served browsers lack, one line for each. A feature counts as having a fallback if the
 * file also tests for it: `typeof scheduler`, `list.toSorted?.()`, `'groupBy' in Object`, `if (URL.parse)`.
 * Methods that the file itself defines do not count.
 * @param guarded features that are allowed, named as in the result
 */
export function findNewerCode(file: string, code: string, guarded: readonly string[] = []): string[] {
  const { globals, ofObjects, methods } = (features ??= findNewerFeatures());
  /** The feature, with the browsers that lack it. */
  const used = new Map<string, string[]>();
  const known = new Set<string>();

  const visitMember = (node: Node, parent: Node): void => {
    const name = nameOf(node.property) || String((node.property as Node).value);
    const owner = ownerOf(node.object);
    const ofObject = WINDOW.test(owner) ? name : `${owner}.${name}`;
    const isUsed = (parent.callee === node || parent.object === node) && !parent.optional;
    // `window.scheduler?.yield()` asks for what has it; `list?.toSorted()` asks for the list alone.
    if (!isUsed || node.optional) known.add(ofObject);
    if (!isUsed) return void known.add(`.${name}`);
    const lacking = ofObjects.get(ofObject) ?? globals.get(ofObject);
    const lackingMethod = parent.callee === node ? methods.get(name) : undefined;
    if (lacking) used.set(ofObject, lacking);
    else if (lackingMethod) used.set(`.${name}`, lackingMethod);
  };
  const visit = (node: Node, parent: Node): void => {
    if (node.type === 'MemberExpression') visitMember(node, parent);
    else if (node.type === 'Identifier') {
      const name = nameOf(node);
      if (parent.key === node) known.add(`.${name}`);
      else if (parent.type === 'UnaryExpression' || parent.id === node) known.add(name);
      else if (parent.property !== node) {
        const lacking = globals.get(name);
        if (lacking) used.set(name, lacking);
      }
    } else if (node.type === 'BinaryExpression' && node.operator === 'in') {
      const name = String((node.left as Node).value);
      known
        .add(name)
        .add(`.${name}`)
        .add(`${ownerOf(node.right)}.${name}`);
    } else for (const fault of faultsOfSyntax(node)) used.set(fault, oldestSafari);
    for (const child of childrenOf(node)) visit(child, node);
  };
  const { program } = parseSync(file, code);
  visit(program as unknown as Node, { type: '' });
  return [...used]
    .filter(([what]) => !known.has(what) && !guarded.includes(what))
    .map(([what, lacking]) => `${file} uses ${what}, which is missing in ${lacking.join(', ')}. ${ADVICE}`);
}
