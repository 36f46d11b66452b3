import { type Release, ReleaseSchema } from 'shared-contracts/host';
import * as v from 'valibot';
import type { ReleasedPackage } from './stored-release.ts';

const OfferedModulesSchema = v.record(
  v.string(),
  v.object({ version: v.string(), names: v.array(v.string()) }),
);
/** The shared modules of a shell: their versions, and the names of the contract's entry points that remotes get. */
export type OfferedModules = v.InferOutput<typeof OfferedModulesSchema>;

/** The shell's `release.json`. The shell is not a remote: it has files, and what it shares is its own code. */
const ShellManifestSchema = v.object({
  ...v.pick(ReleaseSchema, ['schema', 'digest', 'files']).entries,
  package: v.literal('shell'),
  /** What it offers to remotes; nothing by default. */
  offers: v.optional(OfferedModulesSchema, {}),
});
export type ShellManifest = v.InferOutput<typeof ShellManifestSchema>;

export type Manifest = Release | ShellManifest;

/** Most bytes of all files of a remote's release: a few hundred KB are usual. Shells hold them in memory, and refuse more. */
export const REMOTE_MAX_BYTES = 20_000_000;
/** For the shell's release, which needs a tenth of it. */
const SHELL_MAX_BYTES = 50_000_000;

const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, 'it is not JSON'),
  v.union([ShellManifestSchema, ReleaseSchema], 'it describes neither a remote nor the shell'),
);

export const packageOf = (manifest: Manifest): ReleasedPackage =>
  'package' in manifest ? manifest.package : manifest.remote;

/** @throws Error that says what is wrong with a release.json */
export function parseManifest(bytes: Uint8Array): Manifest {
  const parsed = v.safeParse(ManifestSchema, new TextDecoder().decode(bytes));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`release.json is malformed at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`);
  }
  const { files } = parsed.output;
  const size = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const max = packageOf(parsed.output) === 'shell' ? SHELL_MAX_BYTES : REMOTE_MAX_BYTES;
  if (size > max) throw new Error(`release.json lists files of ${size} bytes, more than ${max}`);
  return parsed.output;
}
