import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { integrityOf } from '@carefare/build/integrity';
import { entryAt, entryPath, InvalidEntryError, journalOf, nameEntry, parseJson } from './journal.ts';
import type { JournalKeys } from './keys.ts';
import type { ReleaseStore } from './store.ts';

/**
 * A release store whose journals are signed: an entry is signed when it is created, and verified whenever it is read. Every
 * other file is covered by the integrity that an entry names. Without keys entries are read and written as they are.
 */
export function withSignatures(
  store: ReleaseStore,
  { signingKey, publicKeys = [], previewPublicKeys = [] }: JournalKeys,
): ReleaseStore {
  const trusted = signingKey ? [createPublicKey(signingKey), ...publicKeys] : publicKeys;
  const trustedIn = (journal: string) =>
    journal === journalOf() ? trusted : [...trusted, ...previewPublicKeys];
  return {
    ...store,
    verifiesEntries: trusted.length > 0,
    async read(path, signal) {
      const bytes = await store.read(path, signal);
      const entry = entryAt(path);
      if (bytes && entry && trusted.length > 0) verifyEntry(trustedIn(entry.journal), entry, bytes);
      return bytes;
    },
    async create(path, bytes) {
      const entry = entryAt(path);
      if (!entry) return await store.create(path, bytes);
      const before = await store.read(entryPath(entry.number - 1, entry.journal));
      if (signingKey) return await store.create(path, signEntry(entry, bytes, before, signingKey));
      // Shells that verify would pass over it.
      if (trusted.length > 0 || (before && splitSignature(before).signature !== undefined))
        throw new Error('RELEASE_SIGNING_KEY is wrong: must be set, entries of this journal are signed');
      return await store.create(path, bytes);
    },
  };
}

/** Where an entry is: part of what is signed, so that none is valid at another place. */
type Place = NonNullable<ReturnType<typeof entryAt>>;

function messageOf({ journal, number }: Place, entry: object): Uint8Array {
  const name = journal === journalOf() ? 'journal' : `journal ${journal}`;
  return new TextEncoder().encode(`carefare ${name} entry ${number}\n${JSON.stringify(entry)}`);
}

function signEntry(place: Place, bytes: Uint8Array, before: Uint8Array | null, key: KeyObject): Uint8Array {
  const entry = { ...splitSignature(bytes).entry, previous: before && integrityOf(before) };
  const signature = sign(null, messageOf(place, entry), key).toString('base64');
  return new TextEncoder().encode(`${JSON.stringify({ ...entry, signature }, null, 1)}\n`);
}

/** @throws InvalidEntryError */
function verifyEntry(keys: readonly KeyObject[], place: Place, bytes: Uint8Array): void {
  const name = nameEntry(place.number, place.journal);
  const { signature, entry } = splitSignature(bytes);
  if (typeof signature !== 'string') throw new InvalidEntryError(`${name} is not signed.`);
  const message = messageOf(place, entry);
  const given = Buffer.from(signature, 'base64');
  if (!keys.some(key => verify(null, message, key, given)))
    throw new InvalidEntryError(
      `${name} has a wrong signature: it was changed, was written for another place, or its key is unknown.`,
    );
}

/** The text's own order of members stays, so that both sides sign and verify the same bytes. */
function splitSignature(bytes: Uint8Array): { signature: unknown; entry: object } {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null) return { signature: undefined, entry: {} };
  const { signature, ...entry } = value as { signature?: unknown };
  return { signature, entry };
}
