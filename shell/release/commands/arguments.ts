import { InvalidArgumentError } from 'commander';
import { isSlotName, type RemoteKey, RemoteKeySchema } from 'shared-contracts/host';
import * as v from 'valibot';
import {
  CHANNEL_NAME,
  NAME_MAX,
  NameSchema,
  REASON_MAX,
  ReasonSchema,
  SHARE_MAX,
} from '../journal/journal-entry.ts';
import { DigestSchema, type ReleasedPackage } from '../store/stored-release.ts';

const NUMBER = /^[1-9]\d{0,11}$/;

/** @throws InvalidArgumentError */
export function parsePackage(text: string): ReleasedPackage {
  const key = text.replace(/^mfe-/, '');
  if (key === 'shell' || v.is(RemoteKeySchema, key)) return key;
  throw new InvalidArgumentError(`A package is "shell", or a remote such as "catalogue", not "${text}".`);
}

/** One more package of an option that takes several. @throws InvalidArgumentError */
export const collectPackages = (text: string, before: readonly ReleasedPackage[] = []): ReleasedPackage[] => [
  ...before,
  parsePackage(text),
];

/** @throws InvalidArgumentError */
export function parseDigest(text: string): string {
  if (v.safeParse(DigestSchema, text).success) return text;
  throw new InvalidArgumentError(`A digest has 16 hexadecimal digits, not "${text}".`);
}

/** Number of an entry of the journal. @throws InvalidArgumentError */
export function parseEntryNumber(text: string): number {
  if (NUMBER.test(text)) return Number(text);
  throw new InvalidArgumentError(`An entry has a number, not "${text}".`);
}

/** Percent of visitors; 0 ends a share. @throws InvalidArgumentError */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (/^\d{1,2}$/.test(text) && percent <= SHARE_MAX) return percent;
  throw new InvalidArgumentError(`A share is a whole number from 0 to ${SHARE_MAX}, not "${text}".`);
}

/** Name of a channel; `live` is what all visitors get. @throws InvalidArgumentError */
export function parseChannel(text: string): string | undefined {
  if (text === 'live') return undefined;
  if (CHANNEL_NAME.test(text)) return text;
  throw new InvalidArgumentError(
    `A channel has a name of small letters, digits and hyphens, such as "pr-12", not "${text}".`,
  );
}

/** Why a move is made. @throws InvalidArgumentError */
export function parseReason(text: string): string {
  if (text.trim() && v.is(ReasonSchema, text)) return text;
  throw new InvalidArgumentError(`A reason has at least one word and at most ${REASON_MAX} characters.`);
}

/** Who makes a move. @throws InvalidArgumentError */
export function parseName(text: string): string {
  if (v.is(NameSchema, text)) return text;
  throw new InvalidArgumentError(`A name has 1 to ${NAME_MAX} characters.`);
}

/** Address of a site. @throws InvalidArgumentError */
export function parseSite(text: string): URL {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text);
  throw new InvalidArgumentError(`A site is an address such as http://127.0.0.1:4000, not "${text}".`);
}

/** Address of a release on a server. @throws InvalidArgumentError */
export function parseReleaseAddress(text: string): URL {
  if (/^https?:\/\/.*\/release\.json$/.test(text) && URL.canParse(text)) return new URL(text);
  throw new InvalidArgumentError(
    `A release is an address such as https://catalogue.example/0123456789abcdef/release.json, not "${text}".`,
  );
}

/** Key of a remote. @throws InvalidArgumentError */
export function parseKey(text: string): RemoteKey {
  const { success, issues } = v.safeParse(RemoteKeySchema, text);
  if (success) return text;
  throw new InvalidArgumentError(`A key ${issues[0].message}, not "${text}".`);
}

/** Path of a page. @throws InvalidArgumentError */
export function parsePage(text: string): string {
  if (/^(?:\/[\w-]+)+$/.test(text)) return text;
  throw new InvalidArgumentError(`A page is a path such as /reviews, not "${text}".`);
}

/** Name of a slot. @throws InvalidArgumentError */
export function parseSlot(text: string): string {
  if (isSlotName(text)) return text;
  throw new InvalidArgumentError(`A slot has a name such as home.more or list.more, not "${text}".`);
}

/** @throws InvalidArgumentError */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new InvalidArgumentError(`A port is a number from 1 to 65535, not "${text}".`);
}
