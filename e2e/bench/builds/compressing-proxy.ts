import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

interface ProxyOptions {
  /** Origin that answers for a path. */
  originOf(path: string): string;
  /** Headers instead of the origin's. */
  headersOf?(path: string): Record<string, string> | undefined;
  rewrite?(text: string, type: string): string;
  /** Pages whose HTML, scripts and styles are kept before the first visit. */
  paths: readonly string[];
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** As the shell compresses files and the pages that it keeps. */
const QUALITY = 11;
const IS_TEXT = /^text\/|svg|json|javascript/;
const IS_PICTURE = /^\/_image\?/;
/** What the origin decides by, and what it tells the browser. The policy has hashes of styles, which a rewrite may change. */
const ASKED = /^(accept$|rsc$|next-)/;
const TOLD =
  /^(content-type|cache-control|vary|location|cross-origin-opener-policy|permissions-policy|referrer-policy|x-content-type-options|x-nextjs-.*)$/;
const FILES = /(?:src|href)="(\/[^"]+\.(?:js|css)[^"]*)"/g;

/**
 * A proxy that compresses as the shell does. Answers are kept, so that it costs nothing while a page is measured, and no
 * origin is measured with a network between.
 */
export async function startProxy({ originOf, headersOf, rewrite, paths }: ProxyOptions) {
  const answers = new Map<string, Promise<Answer>>();

  const fetchAnswer = async (path: string, asked: Record<string, string>): Promise<Answer> => {
    const response = await fetch(originOf(path) + path, { headers: asked, redirect: 'manual' });
    const headers = { ...pick([...response.headers], TOLD), ...headersOf?.(path) };
    const { status } = response;
    const type = headers['content-type'] ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!IS_TEXT.test(type)) return { status, headers, body: bytes };
    const text = rewrite ? rewrite(String(bytes), type) : bytes;
    const body = await compress(text);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const asked = pick(Object.entries(request.headers), ASKED);
    // The format of a picture depends on what the browser accepts, and a page's data has an address of its own.
    const key = IS_PICTURE.test(path) ? `${path} ${asked.accept}` : path;
    const answer = answers.get(key) ?? fetchAnswer(path, asked);
    answers.set(key, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  for (const path of paths) {
    const html = await (await fetch(url + path)).text();
    for (const [, file] of html.matchAll(FILES)) await (await fetch(url + file)).arrayBuffer();
  }
  return {
    url,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const pick = (
  headers: readonly [string, IncomingHttpHeaders[string]][],
  names: RegExp,
): Record<string, string> =>
  Object.fromEntries(headers.filter(([name, value]) => names.test(name) && value !== undefined)) as Record<
    string,
    string
  >;

const compress = (content: string | Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
