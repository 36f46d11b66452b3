import type { Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type HttpBindings, serve } from '@hono/node-server';
import { AwsV4Signer } from 'aws4fetch';
import { Hono } from 'hono';

const credentials = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
/** Small, so that a few files need several answers. */
const PAGE = 10;

/** The connection ends before or after the call is done, the service is overloaded, or a write of the same file is under way. */
type Fault = 'reset' | 'lost answer' | 'busy' | 'conflict';

interface ServerOptions {
  isConditional?: boolean;
  /** Session token of the accepted credentials, if they are a role's. */
  sessionToken?: string;
  /** What nobody may write. */
  isReadOnly?: (key: string) => boolean;
}

/**
 * A small S3-compatible server in memory. It honours conditional writes, which no server that npm offers does for PutObject
 * (s3rver, @20minutes/s3rver, fauxqs), unless it is to be like them. Signatures are checked.
 */
export async function startS3Server({
  isConditional = true,
  sessionToken,
  isReadOnly = () => false,
}: ServerOptions = {}) {
  /** What happens to the next calls, in order. */
  const faults: Fault[] = [];
  const objects = new Map<string, { bytes: Uint8Array<ArrayBuffer>; at: Date }>();
  const keyOf = (url: string) => decodeURIComponent(new URL(url).pathname).slice(1);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    const fault = faults.shift();
    if (fault === 'busy') return c.text('SlowDown', 503);
    if (fault === 'conflict') return c.text('ConditionalRequestConflict', 409);
    if (fault !== 'reset') await next();
    if (fault) c.env.incoming.socket.destroy();
    return fault ? c.body(null) : undefined;
  });
  app.use(async (c, next) => {
    if (sessionToken && c.req.header('x-amz-security-token') !== sessionToken)
      return c.text('InvalidToken', 403);
    const given = c.req.header('authorization') ?? '';
    const signed = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
    const headers = new Headers(
      signed.filter(name => name !== 'host').map(name => [name, c.req.header(name) ?? '']),
    );
    const signer = new AwsV4Signer({
      ...credentials,
      url: c.req.url,
      method: c.req.method,
      headers,
      service: 's3',
      region: 'us-east-1',
      datetime: c.req.header('x-amz-date') ?? '',
    });
    const expected = (await signer.sign()).headers.get('authorization');
    if (given !== expected) return c.text('SignatureDoesNotMatch', 403);
    return await next();
  });
  app.put('*', async c => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const key = keyOf(c.req.url);
    if (isReadOnly(key)) return c.text('AccessDenied', 403);
    if (isConditional && c.req.header('if-none-match') === '*' && objects.has(key))
      return c.text('PreconditionFailed', 412);
    objects.set(key, { bytes, at: new Date() });
    return c.body(null);
  });
  app.delete('*', c => (objects.delete(keyOf(c.req.url)), c.body(null, 204)));
  app.get('*', c => {
    const { prefix, 'list-type': listType, 'continuation-token': after = '' } = c.req.query();
    const key = keyOf(c.req.url);
    if (listType !== '2') {
      const object = objects.get(key);
      return object ? c.body(object.bytes) : c.text('NoSuchKey', 404);
    }
    const keys = [...objects.keys()]
      .filter(name => name.startsWith(`${key}/${prefix}`) && name > after)
      .toSorted();
    const page = keys.slice(0, PAGE);
    const contents = page.map(
      name =>
        `<Contents><Key>${name.slice(key.length + 1)}</Key><LastModified>${objects.get(name)?.at.toISOString()}</LastModified></Contents>`,
    );
    const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return c.body(`<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`);
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    },
    objects,
    faults,
    async close() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
