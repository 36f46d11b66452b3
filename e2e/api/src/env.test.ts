import { describe, expect, it } from 'vitest';
import { findWarnings, readEnv } from './env.ts';

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
    ['DATABASE_URL', 'postgres://me:secret@db.example:port/carefare'],
    ['DATABASE_URL', 'postgres://db.example/carefare?sslmode=verify-full&sslrootcert=/none.pem'],
    ['PUBLIC_ORIGIN', 'carefare'],
    ['PUBLIC_ORIGIN', 'carefare.example:4000'],
    ['WEBHOOK_URL', 'hooks.example:8080/carefare'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['TRUSTED_PROXIES', 'localhost'],
    ['WEBHOOK_SECRET', 'hunter2'],
    ['RATE_WRITES_PER_MINUTE', '-1'],
    ['SMTP_URL', 'mail-server'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.co\r\nBcc: c@d.co'],
  ])('names an invalid %s without its value %j', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is invalid: expected [^\\n]+$`));
    expect(read).not.toThrow(value);
  });

  it.each<[NodeJS.Dict<string>, number]>([
    [{}, 0],
    [{ HOST: '::1' }, 0],
    [{ HOST: '0.0.0.0' }, 1],
    [{ HOST: '10.0.0.7', TRUSTED_PROXIES: '' }, 1],
    [{ HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.8' }, 0],
  ])('warns of a shell on another host that nobody has named: %j', (variables, count) => {
    const warnings = findWarnings(variables, readEnv(variables));
    expect(warnings).toHaveLength(count);
    for (const warning of warnings) expect(warning).toMatch(/^TRUSTED_PROXIES is not set, [^\n]+$/);
  });

  it('requires a secret for a webhook', () => {
    expect(() => readEnv({ WEBHOOK_URL: 'https://example.org/hook' })).toThrow('WEBHOOK_SECRET is missing');
  });

  it('requires a sender for copies by e-mail', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.example.org' })).toThrow('MAIL_FROM is missing');
    for (const MAIL_FROM of ['quotes@example.org', 'Carefare <quotes@example.org>'])
      expect(readEnv({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM })).toMatchObject({ MAIL_FROM });
  });
});
