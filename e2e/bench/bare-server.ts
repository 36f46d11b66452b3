/**
 * A server of the site at ORIGIN without its scripts. It compresses as the shell does and keeps each answer, so that no other
 * server is measured behind it.
 */
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { stripScripts } from './strip-scripts.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const IS_TEXT = /^text\/|svg|json|javascript/;
/** The site's but the policy, which has hashes of scripts. */
const HEADERS =
  /^(content-type|cache-control|vary|location|cross-origin-opener-policy|permissions-policy|referrer-policy|x-content-type-options)$/;
const compress = promisify(brotliCompress);

async function fetchAnswer(path: string, accept: string): Promise<Answer> {
  const response = await fetch(`${process.env.ORIGIN}${path}`, { headers: { accept }, redirect: 'manual' });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => HEADERS.test(name)));
  const { status } = response;
  const type = headers['content-type'] ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!IS_TEXT.test(type)) return { status, headers, body: bytes };
  const text = type.startsWith('text/html') ? stripScripts(String(bytes)) : bytes;
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await compress(text, { params: QUALITY }),
  };
}

const answers = new Map<string, Promise<Answer>>();
process.once('SIGTERM', () => process.exit(0));
createServer((request, response) => {
  const path = request.url ?? '/';
  const accept = request.headers.accept ?? '*/*';
  // The format of a picture depends on what the browser accepts.
  const key = path.startsWith('/_image?') ? `${path} ${accept}` : path;
  const answer = answers.get(key) ?? fetchAnswer(path, accept);
  answers.set(key, answer);
  answer.then(
    ({ status, headers, body }) => response.writeHead(status, headers).end(body),
    () => response.destroy(),
  );
}).listen(Number(process.env.PORT), '127.0.0.1');
