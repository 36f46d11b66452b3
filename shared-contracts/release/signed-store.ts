import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { integrityOf } from '@carefare/build/integrity';
import { entryNumberOf, entryPath, InvalidEntryError, parseJson } from './journal.ts';
import type { JournalKeys } from './keys.ts';
import type { ReleaseStore } from './store.ts';

/**
 * A release store whose journal is signed: an entry is signed when it is created, and verified whenever it is read. Every
 * other file is covered by the integrity that an entry names. Without keys entries are read and written as they are.
 */
export function withSignatures(
  store: ReleaseStore,
  { signingKey, publicKeys = [] }: JournalKeys,
): ReleaseStore {
  const trusted = signingKey ? [createPublicKey(signingKey), ...publicKeys] : publicKeys;
  return {
    ...store,
    async read(path, signal) {
      const bytes = await store.read(path, signal);
      const number = entryNumberOf(path);
      if (bytes && number !== undefined && trusted.length > 0) verifyEntry(number, bytes, trusted);
      return bytes;
    },
    async create(path, bytes) {
      const number = entryNumberOf(path);
      if (number === undefined) return await store.create(path, bytes);
      const before = await store.read(entryPath(number - 1));
      if (signingKey) return await store.create(path, signEntry(number, bytes, before, signingKey));
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

/** @throws InvalidEntryError */
function verifyEntry(number: number, bytes: Uint8Array, trusted: readonly KeyObject[]): void {
  const { signature, entry } = splitSignature(bytes);
  if (typeof signature !== 'string')
    throw new InvalidEntryError(`Entry ${number} of the journal is not signed.`);
  const message = messageOf(number, entry);
  const given = Buffer.from(signature, 'base64');
  if (!trusted.some(key => verify(null, message, key, given)))
    throw new InvalidEntryError(
      `Entry ${number} of the journal has a wrong signature: it was changed, was written for another number, or its key is unknown.`,
    );
}

/** The text's own order of members stays, so that both sides sign and verify the same bytes. */
function splitSignature(bytes: Uint8Array): { signature: unknown; entry: object } {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null) return { signature: undefined, entry: {} };
  const { signature, ...entry } = value as { signature?: unknown };
  return { signature, entry };
}
