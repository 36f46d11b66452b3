import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('has defaults', () => {
    expect(readEnv({ PORT: '' })).toMatchObject({
      PORT: 4100,
      HOST: '127.0.0.1',
      RATE_WRITES_PER_MINUTE: 60,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['PUBLIC_ORIGIN', 'carefare'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['WEBHOOK_SECRET', 'hunter2'],
    ['RATE_WRITES_PER_MINUTE', '-1'],
  ])('names an invalid %s without its value %j', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is invalid: expected [^\\n]+$`));
    expect(read).not.toThrow(value);
  });

  it('requires a secret for a webhook', () => {
    expect(() => readEnv({ WEBHOOK_URL: 'https://example.org/hook' })).toThrow('WEBHOOK_SECRET is missing');
  });
});
