import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyPair, readJournalKeys } from './keys.ts';

const [pair, newPair, foreignPair] = [createKeyPair(), createKeyPair(), createKeyPair()];

describe('the keys of a journal', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = (text: string, type: string) =>
    `-----BEGIN ${type} KEY-----\n${text}\n-----END ${type} KEY-----\n`;

  it('are PEM or base64, one or several', () => {
    const { signingKey } = readJournalKeys({ RELEASE_SIGNING_KEY: pem(pair.signingKey, 'PRIVATE') });
    expect(
      signingKey && createPublicKey(signingKey).export({ type: 'spki', format: 'der' }).toString('base64'),
    ).toBe(pair.publicKey);
    const text = pem(pair.publicKey, 'PUBLIC') + pem(newPair.publicKey, 'PUBLIC') + foreignPair.publicKey;
    expect(readJournalKeys({ RELEASE_PUBLIC_KEYS: text }).publicKeys).toHaveLength(3);
    expect(readJournalKeys({})).toEqual({});
    expect(readJournalKeys({ RELEASE_PREVIEW_PUBLIC_KEYS: '' })).toEqual({});
  });

  it('may be for some packages only', () => {
    const bound = (text: string) => readJournalKeys({ RELEASE_PUBLIC_KEYS: text }).publicKeys;
    expect(bound(`quote+shell:${pair.publicKey}, ${newPair.publicKey}`)?.map(({ names }) => names)).toEqual([
      ['quote', 'shell'],
      undefined,
    ]);
    for (const text of [`:${pair.publicKey}`, `quote+:${pair.publicKey}`, `live:${pair.publicKey}`, 'quote:'])
      expect(() => bound(text)).toThrow('RELEASE_PUBLIC_KEYS is wrong: must be ed25519 public keys');
    expect(() => readJournalKeys({ RELEASE_SIGNING_KEY: `quote:${pair.signingKey}` })).toThrow(
      'RELEASE_SIGNING_KEY is wrong: must be a key without names',
    );
  });

  it.each([
    ['RELEASE_SIGNING_KEY', ''],
    ['RELEASE_SIGNING_KEY', 'secret'],
    ['RELEASE_SIGNING_KEY', pair.publicKey],
    ['RELEASE_SIGNING_KEY', `${pair.signingKey},${newPair.signingKey}`],
    ['RELEASE_SIGNING_KEY', rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['RELEASE_PUBLIC_KEYS', ' '],
    ['RELEASE_PUBLIC_KEYS', pair.signingKey],
    ['RELEASE_PUBLIC_KEYS', `${pair.publicKey},x`],
    ['RELEASE_PUBLIC_KEYS', rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()],
    ['RELEASE_PUBLIC_KEYS', 'A'.repeat(5_000)],
  ])('are refused with one line that names %s and not its value', (name, value) => {
    const read = () => readJournalKeys({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is wrong: must be [^\\n]+$`));
    if (value.trim()) expect(read).not.toThrow(value);
  });
});
