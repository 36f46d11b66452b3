import { SourceMap, type SourceMapping } from 'node:module';
import { posix } from 'node:path';
import { packageNameOf, RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import { readSourceMap } from '../store/source-maps.ts';
import type { ReleaseStore } from '../store/store.ts';
import { DigestSchema, type ReleasedPackage } from '../store/stored-release.ts';

const Position = v.pipe(v.number(), v.integer(), v.minValue(0));
const File = v.pipe(v.string(), v.maxLength(160), v.regex(/^\/(?!.*\.\.)[\w./-]+$/));

/** An error report as a shell logs it; the line's other fields do not matter. */
const ReportSchema = v.object({
  remote: v.union([v.literal('shell'), RemoteKeySchema]),
  release: v.optional(v.string(), 'unknown'),
  /** Release of the shell that sent the page. */
  shell: v.optional(DigestSchema),
  kind: v.string(),
  where: v.string(),
  reason: v.string(),
  frames: v.array(v.object({ file: File, line: Position, column: Position })),
});
export type LoggedReport = v.InferOutput<typeof ReportSchema>;
type Frame = LoggedReport['frames'][number];

/** The reports among the lines of a log. */
export function parseReports(text: string): LoggedReport[] {
  return text.split('\n').flatMap(line => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReportSchema), line);
    return parsed.success ? [parsed.output] : [];
  });
}

export interface ResolvedFrame extends Frame {
  /** Path in the repository, from its top. */
  source: string | null;
  name: string | null;
}

/** Node's types lack the name, which maps give for some places. */
type NamedMapping = SourceMapping & { name?: string };

/** Finds the places in the sources of a report's frames. A frame without a source map stays as it is. */
export function resolveFrames(
  store: ReleaseStore | undefined,
  { frames, shell }: LoggedReport,
): Promise<ResolvedFrame[]> {
  return Promise.all(frames.map(frame => resolveFrame(store, frame, shell)));
}

async function resolveFrame(
  store: ReleaseStore | undefined,
  frame: Frame,
  shell: string | undefined,
): Promise<ResolvedFrame> {
  const unresolved = { ...frame, source: null, name: null };
  const { name, digest, file } = releaseOf(frame.file, shell);
  const map = name && digest && file ? await readSourceMap(store, name, digest, file) : null;
  if (!map || !name) return unresolved;
  // Lines and columns of maps begin with 0. For a line without a mapping Node gives that of an earlier one.
  const found = new SourceMap(JSON.parse(map)).findEntry(frame.line - 1, Math.max(0, frame.column - 1));
  if (!('originalSource' in found) || !found.originalSource || found.generatedLine !== frame.line - 1)
    return unresolved;
  const { originalSource, originalLine, originalColumn, name: symbol }: NamedMapping = found;
  return {
    file: frame.file,
    line: originalLine + 1,
    column: originalColumn + 1,
    source: repositoryPath(originalSource, name),
    name: symbol ?? null,
  };
}

function releaseOf(path: string, shell: string | undefined) {
  const [, name, digest, file] = /^\/_releases\/([a-z0-9-]+)\/([0-9a-f]{16})\/(.+)$/.exec(path) ?? [];
  if (name) return { name, digest, file };
  const asset = /^\/assets\/(.+)$/.exec(path)?.[1];
  return { name: asset ? ('shell' as const) : undefined, digest: shell, file: asset && `client/${asset}` };
}

/** Source maps name sources from the folder of the package that was built. */
function repositoryPath(source: string, name: ReleasedPackage): string {
  const folder = name === 'shell' ? name : packageNameOf(name);
  return posix.join(folder, source.replace(/^webpack:\/\/[^/]+\//, ''));
}
