import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import type { ReleasedPackage } from '../store/stored-release.ts';

const MAX_LENGTH = 4_000;

/** A public key, and the packages whose moves it may sign; all without. */
export interface TrustedKey {
  key: KeyObject;
  names?: readonly ReleasedPackage[] | undefined;
}

/** Keys of a journal. Without any, entries are neither signed nor verified. */
export interface JournalKeys {
  /** Signs new entries. Only those who promote have it, never a shell. */
  signingKey?: KeyObject | undefined;
  /** Any of them verifies an entry. There are several while one replaces another. */
  publicKeys?: readonly TrustedKey[] | undefined;
  /** Any of them verifies an entry of a channel, and of nothing else. */
  previewPublicKeys?: readonly TrustedKey[] | undefined;
}

/** As in `catalogue+reviews:MCow…`, or without the names. */
const KEY = /^(?:([a-z0-9+-]+):)?([A-Za-z0-9+/]+=*)$/;

/**
 * Parses the keys of a variable, each in base64, behind the names of the packages that it is for if it is not for all. The
 * body of an ed25519 key in PEM is one line.
 */
const keysSchema = (label: string, parse: (der: Buffer) => KeyObject, message: string) =>
  v.pipe(
    v.string(),
    v.maxLength(MAX_LENGTH, message),
    v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }) => {
      const words =
        text.replaceAll(new RegExp(`-----(?:BEGIN|END) ${label}-----`, 'g'), ' ').match(/[^\s,]+/g) ?? [];
      const keys = words.map((word): TrustedKey | undefined => {
        const [, bound, body = ''] = KEY.exec(word) ?? [];
        const names = bound?.split('+');
        const key = tryParse(() => parse(Buffer.from(body, 'base64')));
        const isValid = key?.asymmetricKeyType === 'ed25519' && (names ?? []).every(isPackage);
        return isValid ? { key, names } : undefined;
      });
      const valid = keys.filter(key => key !== undefined);
      if (valid.length > 0 && valid.length === keys.length) return valid;
      addIssue({ message });
      return NEVER;
    }),
  );

const isPackage = (name: string): boolean => name === 'shell' || v.is(RemoteKeySchema, name);

function tryParse(parse: () => KeyObject): KeyObject | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/** RELEASE_SIGNING_KEY has exactly one. */
const SigningKeySchema = v.pipe(
  keysSchema(
    'PRIVATE KEY',
    key => createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
    'must be an ed25519 private key, PEM or base64 of its PKCS#8',
  ),
  v.length(1, 'must be one key'),
  v.check(([only]) => !only?.names, 'must be a key without names: these stand before its public key'),
  v.transform(([only]) => only?.key),
);

/** RELEASE_PUBLIC_KEYS and RELEASE_PREVIEW_PUBLIC_KEYS: at least one. */
export const PublicKeysSchema = keysSchema(
  'PUBLIC KEY',
  key => createPublicKey({ key, format: 'der', type: 'spki' }),
  'must be ed25519 public keys, PEM or base64 of their SPKI, separated by commas, as in catalogue:MCow… if one is for catalogue only',
);

const KeysSchema = v.object({
  RELEASE_SIGNING_KEY: v.optional(SigningKeySchema),
  RELEASE_PUBLIC_KEYS: v.optional(PublicKeysSchema),
  RELEASE_PREVIEW_PUBLIC_KEYS: v.optional(PublicKeysSchema),
});

/**
 * The keys for a promotion.
 * @throws Error with one line that names the wrong variable, and never its value
 */
export function readJournalKeys(environment: NodeJS.ProcessEnv): JournalKeys {
  // A CI service hands on a variable that nobody has set as an empty one.
  const RELEASE_PREVIEW_PUBLIC_KEYS = environment.RELEASE_PREVIEW_PUBLIC_KEYS || undefined;
  const parsed = v.safeParse(KeysSchema, { ...environment, RELEASE_PREVIEW_PUBLIC_KEYS });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)} is wrong: ${issue.message}`);
  }
  const { output } = parsed;
  return {
    signingKey: output.RELEASE_SIGNING_KEY,
    publicKeys: output.RELEASE_PUBLIC_KEYS,
    previewPublicKeys: output.RELEASE_PREVIEW_PUBLIC_KEYS,
  };
}

/** A new pair, as values of the two variables. */
export function createKeyPair(): { signingKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signingKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}
