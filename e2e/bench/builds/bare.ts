import { pages } from '../pages.ts';
import type { Build } from './build.ts';
import { startProxy } from './compressing-proxy.ts';
import { stripFonts, stripHtml } from './strip-scripts.ts';

/** The site without scripts and web fonts: a proxy in front of a build that rewrites its HTML and CSS. */
export async function startBare(target: string): Promise<Build> {
  const proxy = await startProxy({
    originOf: () => target,
    rewrite: (text, type) => (type.startsWith('text/html') ? stripHtml(text) : stripFonts(text)),
    paths: pages.map(({ path }) => path),
  });
  return { name: 'bare', hasScripts: false, ...proxy };
}
