import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { BUCKET_CALL_DEADLINE_MS } from '../time-limits.ts';
import type { AwsCredentials } from './aws-credentials.ts';
import type { ReleaseStore, StoredFile } from './store.ts';

const TRIES = 3;
const FIRST_WAIT_MS = 100;
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
  credentials(): Promise<AwsCredentials>;
}

interface Call {
  method?: 'GET' | 'PUT' | 'DELETE';
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Statuses other than 2xx that are not failures. */
  accepted?: readonly number[];
  signal?: AbortSignal | undefined;
}

interface Answer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
  /** An earlier try failed without saying whether it had succeeded. */
  isRepeated: boolean;
}

/** The service could not be reached, or failed: nobody knows what became of the call, and another try may succeed. */
class PassingError extends Error {}

function passOn({ message, cause }: Error): never {
  throw new PassingError(message, { cause });
}

/** A release store in a bucket of a service that honours `If-None-Match: *` (Amazon S3, R2, MinIO, Ceph ...). */
export function openS3Store({ bucket, prefix, region, credentials, ...options }: S3Options): ReleaseStore {
  const base = `${options.endpoint ?? `https://s3.${region}.amazonaws.com`}/${bucket}`;
  const keyOf = (path: string) => (prefix ? `${prefix}/${path}` : path);
  const addressOf = (path: string) => `${base}/${keyOf(path).split('/').map(encodeURIComponent).join('/')}`;

  async function send(address: string, call: Call = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return { ...(await sendOnce(address, call)), isRepeated: attempt > 1 };
      } catch (error) {
        if (!(error instanceof PassingError) || attempt === TRIES || call.signal?.aborted) throw error;
        await setTimeout(FIRST_WAIT_MS * 2 ** attempt * Math.random());
      }
  }

  async function sendOnce(address: string, { method = 'GET', accepted = [], signal, ...call }: Call) {
    const signer = new AwsV4Signer({
      ...call,
      ...(await credentials().catch(passOn)),
      url: address,
      method,
      region,
      service: 's3',
    });
    const { headers } = await signer.sign();
    const signals = [AbortSignal.timeout(BUCKET_CALL_DEADLINE_MS), ...(signal ? [signal] : [])];
    const init = { method, headers, body: call.body ?? null, signal: AbortSignal.any(signals) };
    const { ok, status, bytes } = await fetch(address, init)
      .then(async answer => ({
        ok: answer.ok,
        status: answer.status,
        bytes: new Uint8Array(await answer.arrayBuffer()),
      }))
      .catch(passOn);
    if (ok || accepted.includes(status)) return { status, bytes };
    const message = `the release store answered ${status} to ${method} ${new URL(address).pathname}`;
    throw status >= 500 || status === 429 ? new PassingError(message) : new Error(message);
  }

  /** Whether a write whose answer was lost has succeeded. */
  async function hasWritten(path: string, ours: Uint8Array): Promise<boolean> {
    const { status, bytes } = await send(addressOf(path), { accepted: [404] });
    return status !== 404 && Buffer.from(bytes).equals(ours);
  }

  return {
    async read(path, signal) {
      const { status, bytes } = await send(addressOf(path), { signal, accepted: [404] });
      return status === 404 ? null : bytes;
    },
    async create(path, bytes) {
      const body = new Uint8Array(bytes);
      const headers = { 'If-None-Match': '*' };
      const put = { method: 'PUT', body, headers, accepted: [EXISTS, CONFLICT] } as const;
      try {
        for (let attempt = 1; attempt <= CONFLICT_TRIES; attempt += 1) {
          const { status, isRepeated } = await send(addressOf(path), put);
          if (status === EXISTS) return (isRepeated || attempt > 1) && (await hasWritten(path, body));
          if (status !== CONFLICT) return true;
        }
      } catch (error) {
        if (error instanceof PassingError && (await hasWritten(path, body).catch(() => false))) return true;
        throw error;
      }
      throw new Error(`the release store keeps reporting a conflict at ${path}`);
    },
    async list(folder) {
      const files: StoredFile[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: keyOf(folder) });
        if (token) query.set('continuation-token', token);
        const xml = new TextDecoder().decode((await send(`${base}?${query}`)).bytes);
        const times = textsOf(xml, 'LastModified');
        for (const [index, key] of textsOf(xml, 'Key').entries())
          files.push({ path: prefix ? key.slice(prefix.length + 1) : key, at: new Date(times[index] ?? 0) });
        [token] = textsOf(xml, 'NextContinuationToken');
      } while (token);
      return files;
    },
    async remove(path) {
      await send(addressOf(path), { method: 'DELETE', accepted: [404] });
    },
  };
}

/** Texts of an element without children. Keys are written by us: letters, digits, dots, dashes and slashes. */
const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) => text);
