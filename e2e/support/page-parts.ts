import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

/** The brotli bytes of a page's HTML, as the server sends it. `fetch` would decompress it. */
export async function fetchSentBytes(url: string): Promise<number> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return (await buffer(response)).length;
}

/** The brotli bytes of each part of a page by itself: its markup, its styles by file, and its payload by member. */
export function sizesOfParts(html: string): Map<string, number> {
  const styles = [
    ...html.matchAll(/<style data-(?:file|rules-of)="[^"]*\/([\w-]+)\.[^"]*">([^]*?)<\/style>/g),
  ];
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
