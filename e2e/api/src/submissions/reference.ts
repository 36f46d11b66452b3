import { randomBytes } from 'node:crypto';

/** Digits and letters that are not mistaken for one another when read out. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a visitor quotes: `CF-` and ten characters drawn at random, so that nobody can count or guess requests. */
export const newReference = (): string =>
  `CF-${[...randomBytes(10)].map(byte => ALPHABET.charAt(byte % ALPHABET.length)).join('')}`;
