import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from '@carefare/build/integrity';
import * as v from 'valibot';
import { withoutCanary } from './canary.ts';
import { entryNumberOf, entryPath, InvalidEntryError, JournalEntrySchema, parseJson } from './journal.ts';
import type { JournalKeys } from './keys.ts';
import type { ReleaseStore } from './store.ts';

/** Who ends canaries with a key for that alone. */
export const SHELL = 'shell';

/**
 * A release store whose journal is signed: an entry is signed when it is created, and verified whenever it is read. Every
 * other file is covered by the integrity that an entry names. Without keys entries are read and written as they are. The
 * signature of a canary key is valid only on an entry that is the one before it without its canary.
 */
export function withSignatures(
  store: ReleaseStore,
  { signingKey, publicKeys = [], canaryKey, canaryPublicKeys = [] }: JournalKeys,
): ReleaseStore {
  const trusted = signingKey ? [createPublicKey(signingKey), ...publicKeys] : publicKeys;
  const canaryKeys = canaryKey ? [createPublicKey(canaryKey), ...canaryPublicKeys] : canaryPublicKeys;

  /** @throws InvalidEntryError */
  async function verifyEntry(number: number, bytes: Uint8Array, signal?: AbortSignal): Promise<void> {
    if (isSignedBy(trusted, number, bytes)) return;
    if (isSignedBy(canaryKeys, number, bytes)) {
      const before = await store.read(entryPath(number - 1), signal);
      if (before && isSignedBy(trusted, number - 1, before) && isEndOfCanary(bytes, before)) return;
      throw new InvalidEntryError(
        `Entry ${number} of the journal is signed with a key for the ends of canaries, and does more than that.`,
      );
    }
    throw new InvalidEntryError(
      `Entry ${number} of the journal has a wrong signature: it was changed, was written for another number, or its key is unknown.`,
    );
  }

  return {
    ...store,
    verifiesEntries: trusted.length > 0,
    async read(path, signal) {
      const bytes = await store.read(path, signal);
      const number = entryNumberOf(path);
      if (bytes && number !== undefined && trusted.length > 0) await verifyEntry(number, bytes, signal);
      return bytes;
    },
    async create(path, bytes) {
      const number = entryNumberOf(path);
      if (number === undefined) return await store.create(path, bytes);
      const before = await store.read(entryPath(number - 1));
      if (signingKey) return await store.create(path, signEntry(number, bytes, before, signingKey));
      if (canaryKey) {
        const signed = signEntry(number, bytes, before, canaryKey);
        await verifyEntry(number, signed);
        return await store.create(path, signed);
      }
      // Shells that verify would pass over it.
      if (trusted.length > 0 || (before && splitSignature(before).signature !== undefined))
        throw new Error('RELEASE_SIGNING_KEY is wrong: must be set, entries of this journal are signed');
      return await store.create(path, bytes);
    },
  };
}

/** What is signed: the whole entry and its number, so that no entry is valid under another one. */
const messageOf = (number: number, entry: object): Uint8Array =>
  new TextEncoder().encode(`carefare journal entry ${number}\n${JSON.stringify(entry)}`);

function signEntry(number: number, bytes: Uint8Array, before: Uint8Array | null, key: KeyObject): Uint8Array {
  const entry = { ...splitSignature(bytes).entry, previous: before && integrityOf(before) };
  const signature = sign(null, messageOf(number, entry), key).toString('base64');
  return new TextEncoder().encode(`${JSON.stringify({ ...entry, signature }, null, 1)}\n`);
}

/** @throws InvalidEntryError for an entry that has no signature at all */
function isSignedBy(keys: readonly KeyObject[], number: number, bytes: Uint8Array): boolean {
  const { signature, entry } = splitSignature(bytes);
  if (typeof signature !== 'string')
    throw new InvalidEntryError(`Entry ${number} of the journal is not signed.`);
  const message = messageOf(number, entry);
  const given = Buffer.from(signature, 'base64');
  return keys.some(key => verify(null, message, key, given));
}

/** Whether an entry is the one before it without its canary, written by a shell. */
function isEndOfCanary(bytes: Uint8Array, beforeBytes: Uint8Array): boolean {
  const [entry, before] = [bytes, beforeBytes].map(each => v.safeParse(JournalEntrySchema, parseJson(each)));
  if (!entry?.success || !before?.success) return false;
  const { signature: _signature, ...written } = entry.output;
  const now = () => new Date(written.at);
  const expected = withoutCanary(before.output, { by: SHELL, reason: written.reason, now });
  return (
    expected !== undefined &&
    isDeepStrictEqual(written, { ...expected, previous: integrityOf(new Uint8Array(beforeBytes)) })
  );
}

/** The text's own order of members stays, so that both sides sign and verify the same bytes. */
function splitSignature(bytes: Uint8Array): { signature: unknown; entry: object } {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null) return { signature: undefined, entry: {} };
  const { signature, ...entry } = value as { signature?: unknown };
  return { signature, entry };
}
