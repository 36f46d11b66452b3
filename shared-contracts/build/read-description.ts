import {
  findSlotFault,
  isBelow,
  isSlotName,
  type OfferedSlot,
  RemoteDescriptionSchema,
  slots,
} from 'shared-contracts/host';
import * as v from 'valibot';
import { exportedNames } from './exported-names.ts';

/**
 * Checks what a remote says of itself against its schema and its exposed modules.
 * @param exposedFiles files of the modules, by name
 * @throws Error with one line that names the page or field
 */
export function readDescription(
  description: unknown,
  exposedFiles: Readonly<Record<string, string>>,
): v.InferOutput<typeof RemoteDescriptionSchema> {
  const parsed = v.safeParse(RemoteDescriptionSchema, description);
  if (!parsed.success) {
    throw new Error(`src/remote.ts: ${describeIssue(parsed.issues[0])}`);
  }
  const { prefixes, pages, widgets } = parsed.output;
  const outside = pages.find(({ path }) => !isBelow(prefixes, path));
  if (outside)
    throw new Error(`src/remote.ts: the page ${outside.path} is outside of ${prefixes.join(', ')}`);
  const paths = pages.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice) throw new Error(`src/remote.ts: the page ${twice} stands there twice`);
  const unnamed = widgets.findIndex(({ slot }) => !isSlotName(slot));
  if (unnamed >= 0)
    throw new Error(
      `src/remote.ts: widgets.${unnamed}.slot is wrong: must be the name of a slot, ` +
        `${Object.keys(slots).join(', ')} or one of a remote such as treatment.more`,
    );
  checkSlots([...pages, ...widgets].flatMap(row => row.slots ?? []));
  checkModules('page', pages, exposedFiles);
  checkModules('widget', widgets, exposedFiles);
  return parsed.output;
}

/** Such as `pages.1.title of /reviews/rules is missing`. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'the description';
  const row = issue.path?.[1]?.value;
  const name = v.is(v.object({ path: v.string() }), row) ? row.path : undefined;
  const field = name === undefined || name === issue.input ? place : `${place} of ${name}`;
  if (issue.expected === 'never') return `${field} is not known: is it a typing error?`;
  if (issue.input === undefined) return `${field} is missing`;
  if (issue.input === '') return `${field} is empty`;
  return `${field} is wrong: ${issue.message}`;
}

/** Slots are sound; one that several rows offer is the same. */
function checkSlots(offered: readonly OfferedSlot[]): void {
  for (const slot of offered) {
    const fault = findSlotFault(slot);
    if (fault) throw new Error(`src/remote.ts: the slot ${slot.name} ${fault}`);
    const same = offered.find(({ name }) => name === slot.name);
    if (JSON.stringify(same) !== JSON.stringify(slot))
      throw new Error(`src/remote.ts: the slot ${slot.name} stands there twice, and differs`);
  }
}

/** Each row has a module, and each module of the kind a row. */
function checkModules(
  kind: 'page' | 'widget',
  rows: readonly { expose: string }[],
  exposedFiles: Readonly<Record<string, string>>,
): void {
  const modules = Object.entries(exposedFiles)
    .filter(([, file]) => exportedNames(file).includes(kind))
    .map(([name]) => name);
  const row = rows.find(({ expose }) => !modules.includes(expose));
  if (row) {
    const file = `src/exposes/${row.expose}.tsx`;
    throw new Error(
      row.expose in exposedFiles
        ? `src/remote.ts: ${file} exports no ${kind}: it needs export const ${kind}`
        : `src/remote.ts: a row names ${file}, which does not exist`,
    );
  }
  const unlisted = modules.find(name => !rows.some(({ expose }) => expose === name));
  if (unlisted)
    throw new Error(`src/remote.ts: no row names the ${kind} src/exposes/${unlisted}.tsx, so nobody sees it`);
}
