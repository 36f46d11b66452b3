import { AwsClient } from 'aws4fetch';
import type { ReleaseStore, StoredFile } from './store.ts';

const DEADLINE_MS = 10_000;
/** A conflicting write is still under way: S3 asks for another try. */
const CONFLICT = 409;
const EXISTS = 412;
const CONFLICT_TRIES = 5;

export interface S3Options {
  bucket: string;
  prefix: string;
  /** Address of an S3-compatible service; by default Amazon's own of the region. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A release store in a bucket of a service that honours `If-None-Match: *` (Amazon S3, R2, MinIO, Ceph ...). */
export function openS3Store(options: S3Options): ReleaseStore {
  const { bucket, prefix, region, accessKeyId, secretAccessKey } = options;
  const base = `${options.endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const addressOf = (path: string) => `${base}/${keyOf(path).split('/').map(encodeURIComponent).join('/')}`;

  async function send(
    address: string,
    init: RequestInit,
    accepted: readonly number[] = [],
  ): Promise<Response> {
    const answer = await client.fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS), ...init });
    if (answer.ok || accepted.includes(answer.status)) return answer;
    throw new Error(
      `the release store answered ${answer.status} to ${init.method ?? 'GET'} ${new URL(address).pathname}`,
    );
  }

  return {
    async read(path, signal) {
      const answer = await send(addressOf(path), signal ? { signal } : {}, [404]);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    async create(path, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        const init = { method: 'PUT', body: new Uint8Array(bytes), headers: { 'If-None-Match': '*' } };
        const { status } = await send(addressOf(path), init, [EXISTS, CONFLICT]);
        if (status === CONFLICT && attempt < CONFLICT_TRIES) continue;
        if (status === CONFLICT) throw new Error(`the release store keeps reporting a conflict at ${path}`);
        return status !== EXISTS;
      }
    },
    async list(folder) {
      const files: StoredFile[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: keyOf(folder) });
        if (token) query.set('continuation-token', token);
        const xml = await (await send(`${base}?${query}`, {})).text();
        const times = textsOf(xml, 'LastModified');
        for (const [index, key] of textsOf(xml, 'Key').entries())
          files.push({ path: prefix ? key.slice(prefix.length + 1) : key, at: new Date(times[index] ?? 0) });
        [token] = textsOf(xml, 'NextContinuationToken');
      } while (token);
      return files;
    },
    async remove(path) {
      await send(addressOf(path), { method: 'DELETE' }, [404]);
    },
  };
}

/** Texts of an element without children. Keys are written by us: letters, digits, dots, dashes and slashes. */
const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);
