import type { ModuleFiles } from '../../page/files-of.ts';

/** Has the browser fetch the files of a module that is about to run. `loadFile` finds them. */
export function preloadFiles({ scripts, styles }: ModuleFiles): void {
  for (const [as, files] of Object.entries({ script: scripts, style: styles })) {
    for (const { href, integrity } of files) {
      if (document.querySelector(`[href="${href}"], [src="${href}"], [data-href="${href}"]`)) continue;
      // As in `loadFile`: a preload serves only requests of the same mode.
      const link = { rel: 'preload', as, href, integrity, crossOrigin: 'anonymous' };
      document.head.append(Object.assign(document.createElement('link'), link));
    }
  }
}
