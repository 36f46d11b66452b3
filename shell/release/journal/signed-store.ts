import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { integrityOf } from '@carefare/build/integrity';
import * as v from 'valibot';
import type { ReleaseStore } from '../store/store.ts';
import {
  entryAt,
  entryPath,
  InvalidEntryError,
  isStrayEntry,
  journalOf,
  listEntries,
  nameEntry,
  parseJson,
} from './journal.ts';
import { JournalEntrySchema } from './journal-entry.ts';
import type { JournalKeys, TrustedKey } from './keys.ts';
import { findExcess } from './signing-scope.ts';

/**
 * A release store whose journals are signed: an entry is signed when it is created, and verified whenever it is read. Every
 * other file is covered by the integrity that an entry names. Without keys entries are read and written as they are. An entry
 * by a key for some packages counts only if it changes nothing else of the entry before it.
 */
export function withSignatures(
  store: ReleaseStore,
  { signingKey, publicKeys = [], previewPublicKeys = [] }: JournalKeys,
): ReleaseStore {
  const own = signingKey && createPublicKey(signingKey);
  const isOwnIn = (keys: readonly TrustedKey[]) => own && keys.some(({ key }) => key.equals(own));
  const trustedLive = publicKeys.length > 0 || !own ? publicKeys : [{ key: own }];
  const listed = [...trustedLive, ...previewPublicKeys];
  const trusted = own && !isOwnIn(listed) ? [...listed, { key: own }] : listed;
  /** Integrity of entries that were verified, by path: the entries that one builds on are asked for with it. */
  const verified = new Map<string, string>();

  async function read(path: string, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    const bytes = await store.read(path, signal);
    if (!bytes || trustedLive.length === 0) return bytes;
    if (isStrayEntry(path)) throw strayEntry(path);
    const place = entryAt(path);
    if (place) await verifyEntry(place, bytes);
    return bytes;
  }

  /** @throws InvalidEntryError */
  async function verifyEntry(place: Place, bytes: Uint8Array): Promise<void> {
    const path = entryPath(place.number, place.journal);
    const integrity = integrityOf(bytes);
    if (verified.get(path) === integrity) return;
    const keys = verifySignature(place.journal === journalOf() ? trustedLive : trusted, place, bytes);
    const names = keys.every(key => key.names) ? keys.flatMap(key => key.names ?? []) : undefined;
    const entry = names && parseEntry(bytes);
    const excess = entry && findExcess(names, entry, parseEntry(await readBefore(place)));
    if (excess)
      throw new InvalidEntryError(
        `${nameEntry(place.number, place.journal)} is signed with a key for ${names.join(' and ')} only, and ${excess}.`,
      );
    verified.set(path, integrity);
  }

  /** The entry before one, by number: those between them are gone. */
  async function readBefore(
    { journal, number }: Place,
    readPath: ReleaseStore['read'] = read,
  ): Promise<Uint8Array | null> {
    const before = await readPath(entryPath(number - 1, journal));
    if (before || number === 1) return before;
    const earlier = (await listEntries(store, journal)).findLast(each => each < number);
    return earlier === undefined ? null : await readPath(entryPath(earlier, journal));
  }

  return {
    ...store,
    verifiesEntries: trustedLive.length > 0,
    read,
    async create(path, bytes) {
      if (isStrayEntry(path)) throw strayEntry(path);
      const place = entryAt(path);
      if (!place) return await store.create(path, bytes);
      const before = await readBefore(place, store.read);
      if (signingKey) {
        if (place.journal === journalOf() && !isOwnIn(trustedLive))
          throw new Error(
            'RELEASE_SIGNING_KEY is wrong: must be that of one of RELEASE_PUBLIC_KEYS, or shells pass over what it signs',
          );
        if (previewPublicKeys.length > 0 && !isOwnIn(listed))
          throw new Error(
            'RELEASE_SIGNING_KEY is wrong: must be that of one of RELEASE_PUBLIC_KEYS or RELEASE_PREVIEW_PUBLIC_KEYS, or shells pass over what it signs',
          );
        const signed = signEntry(place, bytes, before, signingKey);
        await verifyEntry(place, signed);
        return await store.create(path, signed);
      }
      // Shells that verify would pass over it.
      if (trustedLive.length > 0 || (before && splitSignature(before).signature !== undefined))
        throw new Error('RELEASE_SIGNING_KEY is wrong: must be set, entries of this journal are signed');
      return await store.create(path, bytes);
    },
  };
}

const strayEntry = (path: string) => new InvalidEntryError(`${path} is not an entry of a journal.`);

/** Undefined for what is not an entry, which nobody reads as one. */
function parseEntry(bytes: Uint8Array | null) {
  const parsed = v.safeParse(JournalEntrySchema, bytes && parseJson(bytes));
  return parsed.success ? parsed.output : undefined;
}

/** An entry's journal and number. They are signed too, so a copy under another number is not valid. */
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

/** @returns the keys that it is signed with @throws InvalidEntryError when there is none */
function verifySignature(keys: readonly TrustedKey[], place: Place, bytes: Uint8Array): TrustedKey[] {
  const name = nameEntry(place.number, place.journal);
  const { signature, entry } = splitSignature(bytes);
  if (typeof signature !== 'string') throw new InvalidEntryError(`${name} is not signed.`);
  const message = messageOf(place, entry);
  const given = Buffer.from(signature, 'base64');
  const signedWith = keys.filter(({ key }) => verify(null, message, key, given));
  if (signedWith.length > 0) return signedWith;
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
