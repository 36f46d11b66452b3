import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../pages.ts';
import { stripHtml } from './strip-scripts.ts';

/** What a page of a peer shows, as HTML. */
interface PeerPage {
  /** Title, description, icon, and the preload of the main picture. */
  head: string;
  header: string;
  main: string;
  footer: string;
  /** Those of the site, then those of the page. */
  styles: string[];
}

const HEAD = /<title>.*?<\/title>|<meta name="description"[^>]*>|<link rel="(?:icon|preload)"[^>]*>/g;
/** What the shell's router and React leave in HTML. */
const TRACES = / data-discover="true"|<!-- -->/g;

/** @throws Error if the HTML is not a page of the site */
export function readPeerPage(html: string): PeerPage {
  const bare = stripHtml(html).replaceAll(TRACES, '');
  const parts = /<body>(.*)(<main\b.*<\/main>)(.*)<\/body>/s.exec(bare);
  if (!parts) throw new Error('the page has no main part');
  const [, header = '', main = '', footer = ''] = parts;
  const head = bare.match(HEAD)?.join('') ?? '';
  const styles = [...bare.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return { head, header, main, footer, styles };
}

/** Writes texts and styles of all pages of a site into a folder, from which the peers are built. */
export async function writePeerContent(site: string, dir: string): Promise<void> {
  const fetchText = async (path: string) => (await fetch(site + path)).text();
  const sitemap = await fetchText('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const byPath = new Map<string, PeerPage>();
  for (const path of new Set([...pages.map(page => page.path), ...paths]))
    byPath.set(path, readPeerPage(await fetchText(path)));
  const treatments = JSON.parse(await fetchText('/api/masters/treatments')) as { name: string }[];

  mkdirSync(dir, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  const { header, footer, styles } = byPath.get('/') as PeerPage;
  write('site.json', JSON.stringify({ header, footer, treatments: treatments.map(({ name }) => name) }));
  write('site.css', styles[0] ?? '');
  for (const { name, path } of pages)
    write(`${name}.css`, byPath.get(path)?.styles.slice(1).join('\n') ?? '');
  const texts = [...byPath].map(([path, { head, main }]) => [path, { head, main }]);
  write('pages.json', JSON.stringify(Object.fromEntries(texts)));
}
