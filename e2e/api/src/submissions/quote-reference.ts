import { randomBytes } from 'node:crypto';

/** Without I, L, O and U, which are easily misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The reference of a quote request: `CF-` and ten random characters, so that requests cannot be counted or guessed. */
export const createReference = (): string =>
  `CF-${[...randomBytes(10)].map(byte => ALPHABET.charAt(byte % ALPHABET.length)).join('')}`;
