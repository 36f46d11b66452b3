import type { RemoteKey } from 'shared-contracts/host';
import * as v from 'valibot';

export const DigestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'must be a digest'));
export const IntegritySchema = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity'),
);
export const StoredReleaseSchema = v.strictObject({
  digest: DigestSchema,
  /** Integrity of the release.json, whose own list covers every file. */
  integrity: IntegritySchema,
});

/** A release that the store has. */
export type StoredRelease = v.InferOutput<typeof StoredReleaseSchema>;
/** What has releases in the store: `shell`, or a remote. */
export type ReleasedPackage = RemoteKey;

/** Folder of a release in the store. */
export const releaseFolder = (name: ReleasedPackage, digest: string): string => `releases/${name}/${digest}`;
