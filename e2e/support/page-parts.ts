import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

const STATUS_LINE = 'HTTP/1.1 200 OK\r\n';

/** The bytes of a page as the server sends it: of its headers, and of its HTML as brotli. `fetch` would decompress it. */
export async function fetchSentBytes(url: string): Promise<{ headers: number; body: number }> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // A name is followed by ": ", a value by the end of its line, and all of them by an empty one.
  const headers = response.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 2);
  return { headers: STATUS_LINE.length + headers, body: (await buffer(response)).length };
}

/** Digests of files, ids of releases and compositions, and ports: they differ from build to build, and 27 of them take 40 bytes more or less. */
const CHANGING = /(?<![0-9a-zA-Z])[0-9a-f]{8,64}(?![0-9a-zA-Z])|(?<=:\/\/127\.0\.0\.1:)\d+/g;

/** A page as it is in every build: what changes is said by digits that its place among the others decides. */
export function withFixedDigests(html: string): string {
  const places = new Map<string, string>();
  return html.replace(CHANGING, found => {
    const digits = createHash('sha256').update(`${places.size}`).digest('hex').slice(0, found.length);
    const fixed = places.get(found) ?? digits;
    places.set(found, fixed);
    return fixed;
  });
}

/** The brotli bytes of each part of a page by itself: its markup, its styles by file, and its payload by member. */
export function sizesOfParts(html: string): Map<string, number> {
  const styles = [...html.matchAll(/<style data-href="[^"]*\/([\w-]+)\.[^"]*">([^]*?)<\/style>/g)];
  const [block = '', payload = '{}'] = /<script [^>]*id="page-payload">([^]*?)<\/script>/.exec(html) ?? [];
  const parts: [name: string, text: string][] = [
    ['markup', styles.reduce((rest, [style]) => rest.replace(style, ''), html.replace(block, ''))],
    ...styles.map(([, name = '', css = '']): [string, string] => [`styles of ${name}`, css]),
    ...Object.entries(JSON.parse(payload)).map(([name, value]): [string, string] => [
      `payload's ${name}`,
      JSON.stringify(value),
    ]),
  ];
  return new Map(parts.map(([name, text]) => [name, brotliCompressSync(text).length]));
}
