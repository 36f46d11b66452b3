import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

const STATUS_LINE = 'HTTP/1.1 200 OK\r\n';

/** The bytes of a page as the server sends it: headers, and HTML as brotli. `fetch` would decompress it. */
export async function fetchSentBytes(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  // A name is followed by ": ", a value by the end of its line, and all of them by an empty one.
  const headers = response.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 2);
  return STATUS_LINE.length + headers + (await buffer(response)).length;
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
