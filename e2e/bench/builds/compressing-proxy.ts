import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

interface ProxyOptions {
  /** Origin of the site. */
  origin: string;
  /** What becomes of its HTML. */
  rewrite(html: string): string;
  /** Pages whose HTML, styles and fonts are kept before the first visit. */
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
/** The site's but the policy, which has hashes of scripts. */
const HEADERS =
  /^(content-type|cache-control|vary|location|cross-origin-opener-policy|permissions-policy|referrer-policy|x-content-type-options)$/;
const FILES = /(?:src|href)="(\/[^"]+\.css[^"]*)"|url\((\/[^)]+\.woff2)\)/g;

/**
 * A proxy that compresses as the shell does. Answers are kept, so that it costs nothing while a page is measured, and no
 * origin is measured with a network between.
 */
export async function startProxy({ origin, rewrite, paths }: ProxyOptions) {
  const answers = new Map<string, Promise<Answer>>();

  const fetchAnswer = async (path: string, accept: string): Promise<Answer> => {
    const response = await fetch(origin + path, { headers: { accept }, redirect: 'manual' });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => HEADERS.test(name)));
    const { status } = response;
    const type = headers['content-type'] ?? '';
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!IS_TEXT.test(type)) return { status, headers, body: bytes };
    const body = await compress(type.startsWith('text/html') ? rewrite(String(bytes)) : bytes);
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const accept = request.headers.accept ?? '*/*';
    // The format of a picture depends on what the browser accepts.
    const key = IS_PICTURE.test(path) ? `${path} ${accept}` : path;
    const answer = answers.get(key) ?? fetchAnswer(path, accept);
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
    for (const [, style, font] of html.matchAll(FILES))
      await (await fetch(`${url}${style ?? font}`)).arrayBuffer();
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

const compress = (content: string | Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
