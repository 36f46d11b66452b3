import { pages } from '../pages.ts';
import type { Build } from './build.ts';
import { startProxy } from './compressing-proxy.ts';
import { stripScripts } from './strip-scripts.ts';

/** The site without scripts, with the same fonts: a proxy in front of a build that rewrites its HTML. */
export async function startBare(target: string): Promise<Build> {
  const proxy = await startProxy({
    origin: target,
    rewrite: stripScripts,
    paths: pages.map(({ path }) => path),
  });
  return { name: 'bare', hasScripts: false, ...proxy };
}
