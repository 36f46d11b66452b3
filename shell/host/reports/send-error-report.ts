import type { ModuleFile } from '../page/files-of.ts';
import { matchPage } from '../page/match.ts';
import type { KnownComposition } from '../page/modules.ts';
import type { ErrorReport } from './error-report.ts';
import { OWN_FILE } from './error-report-limits.ts';
import { isFaultOfCode } from './fault-of-code.ts';
import { hasOtherContent } from './has-other-content.ts';
import { namePage } from './name-page.ts';
import { readStack } from './read-stack.ts';
import { REPORT_PATH } from './report-path.ts';

type Kind = ErrorReport['kind'];
export type ReadComposition = () => KnownComposition;

const REPORTS_MAX = 5;
const MODULE = /(?:^|remote-module:)([a-z][a-z0-9-]*\/[\w-]+)/;
const RELEASE_FILE = /^\/_releases\/([a-z0-9-]+)\/([0-9a-f]+)\//;

const sent = new Set<string>();

/** Sends each distinct error once, and at most five of a page. @param hint module, or React's component stack that names it */
export async function send(
  readComposition: ReadComposition,
  kind: Kind,
  error: unknown,
  hint?: string | null,
): Promise<void> {
  const report = describeError(readComposition(), kind, error, hint ?? '');
  if (!report) return;
  const { where, reason, file, frames } = report;
  const name = JSON.stringify([kind, where, reason, file, frames[0]]);
  if (sent.size >= REPORTS_MAX || sent.has(name)) return;
  sent.add(name);
  const failed = failedFile(error);
  if (failed && (await hasOtherContent(failed))) report.kind = 'integrity';
  // As for vitals: a beacon would send cookies.
  const request = { method: 'POST', credentials: 'omit', keepalive: true } as const;
  await fetch(REPORT_PATH, { ...request, body: JSON.stringify(report) });
}

function describeError(
  composition: KnownComposition,
  kind: Kind,
  error: unknown,
  hint: string,
): ErrorReport | undefined {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: '', stack: '' };
  const { frames, isOwn } = readStack(stack ?? '', location.origin);
  if (!isFaultOfCode(error) || (kind === 'uncaught' && !isOwn)) return undefined;
  const module = MODULE.exec(hint)?.[1];
  const file = failedFile(error)?.href;
  const releaseFiles = [file, ...frames.map(frame => frame.file)].map(each => RELEASE_FILE.exec(each ?? ''));
  const [, owner, digest] = releaseFiles.find(Boolean) ?? [];
  const remote = module?.split('/')[0] ?? owner ?? 'shell';
  const live = remote === 'shell' ? composition.shell : composition.remotes[remote]?.digest;
  const release = owner === remote ? digest : live;
  return {
    composition: composition.id,
    kind,
    remote,
    ...(release && { release }),
    where: module ?? namePage(matchPage(composition, location.pathname).match),
    reason: describeReason(name, message),
    ...(file && OWN_FILE.test(file) && { file }),
    frames,
  };
}

/** Without the message, which may repeat what was typed. */
function describeReason(name: string, message: string): string {
  const [code] = /React error #\d{1,4}\b/.exec(message) ?? [];
  const known = /^\w{1,40}$/.test(name) ? name : 'Error';
  return code ? `${known}: ${code}` : known;
}

/** The file that could not be loaded, as `loadFile` names it in its errors. */
const failedFile = (error: unknown): ModuleFile | undefined => (error as { file?: ModuleFile } | null)?.file;
