import { isBelow, type RemoteDescription, RemoteDescriptionSchema } from 'shared-contracts/host';
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
): RemoteDescription {
  const parsed = v.safeParse(RemoteDescriptionSchema, description);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`src/remote.ts: ${v.getDotPath(issue) ?? 'the description'} is wrong: ${issue.message}`);
  }
  const { prefixes, pages } = parsed.output;
  const exposedPages = Object.entries(exposedFiles)
    .filter(([, file]) => exportedNames(file).includes('page'))
    .map(([name]) => name);
  for (const { path, expose } of pages) {
    if (!isBelow(prefixes, path))
      throw new Error(`src/remote.ts: the page ${path} is outside of ${prefixes.join(', ')}`);
    if (!exposedPages.includes(expose))
      throw new Error(`src/remote.ts: the page ${path} needs a page in src/exposes/${expose}.tsx`);
  }
  const paths = pages.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice) throw new Error(`src/remote.ts: the page ${twice} stands there twice`);
  const unlisted = exposedPages.find(name => !pages.some(({ expose }) => expose === name));
  if (unlisted)
    throw new Error(`src/remote.ts: no page names src/exposes/${unlisted}.tsx, so nothing leads there`);
  return parsed.output;
}
