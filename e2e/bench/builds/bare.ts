import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Build } from './build.ts';
import { stripFonts, stripHtml } from './strip-scripts.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** As the shell compresses: pages quickly, files thoroughly. */
const HTML_QUALITY = 5;
const FILE_QUALITY = 11;
const PASSED_HEADERS = ['content-type', 'cache-control', 'vary'];

/**
 * The site without scripts and web fonts: a proxy in front of a build that rewrites its HTML and CSS. Answers are kept, so
 * that rewriting costs nothing while a page is measured.
 */
export async function startBare(target: string): Promise<Build> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    // The format of a picture depends on what the browser accepts.
    const key = `${path} ${request.headers.accept ?? ''}`;
    const answer = answers.get(key) ?? fetchStripped(target + path, request.headers.accept);
    answers.set(key, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    name: 'bare',
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    hasScripts: false,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function fetchStripped(url: string, accept = '*/*'): Promise<Answer> {
  const response = await fetch(url, { headers: { accept }, redirect: 'manual' });
  const headers: Record<string, string> = {};
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { status } = response;
  const type = headers['content-type'] ?? '';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!/^text\/|svg|json/.test(type)) return { status, headers, body: bytes };
  const isHtml = type.startsWith('text/html');
  const text = isHtml ? stripHtml(String(bytes)) : stripFonts(String(bytes));
  const body = await compress(text, isHtml ? HTML_QUALITY : FILE_QUALITY);
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
}

const compress = (text: string, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
