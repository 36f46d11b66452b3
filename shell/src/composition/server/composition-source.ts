import { readFile } from 'node:fs/promises';
import { type CompositionFile, CompositionFileSchema, type RemoteKey } from 'shared-contracts';
import * as v from 'valibot';
import { reasonOf } from './error-reason.ts';

export const FETCH_DEADLINE_MS = 3_000;
const FILE_MAX_BYTES = 20_000_000;

/** Where a release is, and the integrity of its release.json. */
export interface ReleaseAddress {
  /** Address of the release's folder, with a slash at its end: a URL, or a path in the release store. */
  folder: string;
  integrity: string | undefined;
}

/** A release of a remote that a share of visitors should get in place of the one that all others get. */
export interface RequestedCanary {
  remote: RemoteKey;
  digest: string;
  address: ReleaseAddress;
  /** Percent of visitors. */
  share: number;
}

/** The releases that should be live together. */
export interface RequestedComposition {
  /** Changes when the composition does. */
  version: string;
  releases: ReadonlyMap<RemoteKey, ReleaseAddress>;
  canary?: RequestedCanary | undefined;
  /** Whether a promotion compared its pages and modules with those of the composition before it. */
  isCompared?: boolean;
  /** Whether a promotion rehearsed it with the running shell's release. */
  isRehearsed?: boolean;
}

/** What tells which composition should be live, and where its files come from. */
export interface CompositionSource {
  /** @throws Error with one sentence when there is no valid composition */
  read(): Promise<RequestedComposition>;
  /** @throws Error when the file could not be fetched */
  fetchFile(address: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A release that was live within the last 30 days. */
  findRetained?(remote: RemoteKey, digest: string): Promise<ReleaseAddress | undefined>;
  /** Ends a canary for all shells. Absent where this shell may not. */
  endCanary?: ((canary: RequestedCanary, reason: string) => Promise<void>) | undefined;
}

/** A composition file that names releases by URL. */
export function createFileSource(file: string, { requiresIntegrity = false } = {}): CompositionSource {
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new Error(`COMPOSITION_FILE is wrong: ${reasonOf(error)}`);
      });
      const entries = Object.entries(parseCompositionFile(text).remotes) as [
        RemoteKey,
        NonNullable<CompositionFile['remotes'][RemoteKey]>,
      ][];
      const unverified = requiresIntegrity && entries.find(([, { integrity }]) => !integrity);
      if (unverified)
        throw new Error(`The composition file is wrong at remotes.${unverified[0]}: integrity is missing.`);
      const releases = entries.map(
        ([remote, { release, integrity }]) =>
          [remote, { folder: new URL('.', release).href, integrity }] as const,
      );
      return { version: text, releases: new Map(releases) };
    },
    async fetchFile(address) {
      // The address that was promoted, and no other.
      const options = { redirect: 'error', signal: AbortSignal.timeout(FETCH_DEADLINE_MS) } as const;
      const response = await fetch(address, options);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await readBytes(response);
    },
  };
}

/** @throws Error when there is more than any release has, before it is all in memory */
async function readBytes({ body, url }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > FILE_MAX_BYTES) throw new Error(`${url} has more than ${FILE_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** @throws Error with one sentence that says where the text is wrong */
export function parseCompositionFile(text: string): CompositionFile {
  const schema = v.pipe(v.string(), v.parseJson(undefined, 'it is not JSON'), CompositionFileSchema);
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The composition file is wrong at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}.`);
}
