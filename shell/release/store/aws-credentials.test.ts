import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../processes/listen.ts';
import { startS3Server } from '../testing/start-s3-server.ts';
import { openTempFolder } from '../testing/stores.ts';
import { findCredentials } from './aws-credentials.ts';
import { openStore } from './open-store.ts';

const MINUTE = 60_000;
/** Asked for by each test. */
let calls = 0;
let isAway = false;

const role = () => ({
  AccessKeyId: 'test-key',
  SecretAccessKey: 'test-secret',
  Token: `token-${(calls += 1)}`,
  Expiration: new Date(Date.now() + 60 * MINUTE).toISOString(),
});

/** Answers as STS, and as the endpoints of containers and instances do. */
const app = new Hono()
  .use((c, next) => (isAway ? Promise.resolve(c.text('', 500)) : next()))
  .post('/', async c => {
    const { RoleArn, WebIdentityToken } = await c.req.parseBody();
    if (RoleArn !== 'arn:role' || WebIdentityToken !== 'identity') return c.text('', 403);
    const { Token, ...keys } = role();
    const elements = Object.entries({ ...keys, SessionToken: Token }).map(
      ([name, value]) => `<${name}>${value}</${name}>`,
    );
    return c.body(`<Credentials>${elements.join('')}</Credentials>`);
  })
  .get('/container', c => (c.req.header('authorization') === 'pass' ? c.json(role()) : c.text('', 401)))
  .put('/latest/api/token', c => c.text('imds'))
  .get('/latest/meta-data/iam/security-credentials/*', c => {
    if (c.req.header('x-aws-ec2-metadata-token') !== 'imds') return c.text('', 401);
    return c.req.path.endsWith('/shells') ? c.json(role()) : c.text('shells');
  });

let url: string;
let file: string;
beforeEach(async () => {
  [calls, isAway] = [0, false];
  file = join(openTempFolder(), 'token');
  writeFileSync(file, 'identity\n');
  const server = await listen(app.fetch);
  ({ url } = server);
  return server.close;
});
afterEach(() => void vi.useRealTimers());

const sources: [string, () => NodeJS.ProcessEnv][] = [
  [
    'of a web identity',
    () => ({ AWS_WEB_IDENTITY_TOKEN_FILE: file, AWS_ROLE_ARN: 'arn:role', AWS_ENDPOINT_URL_STS: url }),
  ],
  [
    'of a container',
    () => ({
      AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/container`,
      AWS_CONTAINER_AUTHORIZATION_TOKEN: 'pass',
    }),
  ],
  ['of an instance', () => ({ AWS_EC2_METADATA_SERVICE_ENDPOINT: url })],
];

describe.each(sources)('the role %s', (_name, environment) => {
  it('signs calls of a store', async () => {
    const s3 = await startS3Server({ sessionToken: 'token-1' });
    onTestFinished(s3.close);
    const { AWS_ENDPOINT_URL } = s3.environment;
    const store = openStore('s3://releases/x', { ...environment(), AWS_ENDPOINT_URL });
    expect(await store.create('live/000001.json', new Uint8Array(1))).toBe(true);
    expect(calls).toBe(1);
  });

  it('is renewed before it ends, and holds until then when its source is away', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const credentials = findCredentials(environment());
    const token = async () => (await credentials()).sessionToken;
    expect(await Promise.all([token(), token()])).toEqual(['token-1', 'token-1']);
    vi.setSystemTime(Date.now() + 54 * MINUTE);
    expect(await token()).toBe('token-1');
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    isAway = true;
    expect(await token()).toBe('token-1');
    isAway = false;
    expect(await token()).toBe('token-2');
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    isAway = true;
    await expect(token()).rejects.toThrow();
  });
});

it('are keys of the environment, with the token of a role if there is one', async () => {
  const s3 = await startS3Server({ sessionToken: 'temporary' });
  onTestFinished(s3.close);
  const open = (more: object) => openStore('s3://releases/x', { ...s3.environment, ...more });
  expect(await open({ AWS_SESSION_TOKEN: 'temporary' }).list('live/')).toEqual([]);
  await expect(open({}).list('live/')).rejects.toThrow('the release store answered 403');
});

it('are asked for in one line where there are none', async () => {
  isAway = true;
  await expect(findCredentials({ AWS_EC2_METADATA_SERVICE_ENDPOINT: url })()).rejects.toThrow(
    'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set, or this machine needs a role',
  );
});
