import type { LiveRelease } from 'shared-contracts';

/** Has the browser fetch a module's files at its lowest priority. `loadFile` finds them in the cache and checks them. */
export function prefetchFiles({ base, web, exposes }: LiveRelease, expose: string): void {
  const { js = [], css = [] } = exposes[expose] ?? {};
  for (const [as, files] of Object.entries({ script: [web, ...js], style: css })) {
    for (const { file } of files) {
      const href = base + file;
      if (document.querySelector(`[href="${href}"], [src="${href}"], [data-file="${href}"]`)) continue;
      // As in `loadFile`: the cache serves only requests of the same mode.
      const link = { rel: 'prefetch', as, href, crossOrigin: 'anonymous' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
}
