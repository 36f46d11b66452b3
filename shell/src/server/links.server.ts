import type { Composition, ModuleId } from 'shared-contracts';
import { nameOf, remoteOf } from '../composition/modules.ts';
import type { OwnRelease } from './own-release.server.ts';

interface LinkRequest {
  set: Composition;
  own: OwnRelease;
  /** Chunk of the shell's own page, if the route is one. */
  pageChunk?: string | undefined;
  /** The route's own part: its JS is wanted at once. */
  main?: ModuleId | undefined;
  /** Parts that the HTML shows: their CSS is wanted at once, their JS when they are. */
  parts: readonly ModuleId[];
}

const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Head links for exactly what this page shows, so that all of it is asked for in one wave after the HTML. */
export function headLinks({ set, own, pageChunk, main, parts }: LinkRequest): string {
  const out: string[] = [];
  const shown = [...(main ? [main] : []), ...parts].map(id => ({ id, release: set.remotes[remoteOf(id)] }));
  const needsForms = shown.some(({ id, release }) =>
    release?.exposes[nameOf(id)]?.entryPoints.includes('shared-contracts/ui/forms'),
  );
  const mainExposed = main && set.remotes[remoteOf(main)]?.exposes[nameOf(main)];
  const ownChunks = ['main', ...(pageChunk ? [pageChunk] : []), ...(needsForms ? ['forms'] : [])];

  for (const font of own.fonts)
    out.push(`<link rel="preload" as="font" type="font/woff2" href="/assets/${font}" crossorigin>`);
  for (const name of ownChunks) {
    for (const file of own.chunks[name]?.css ?? [])
      out.push(`<link rel="stylesheet" href="/assets/${escape(file)}">`);
  }
  const styles = new Map(
    shown.flatMap(({ id, release }) =>
      (release?.exposes[nameOf(id)]?.css ?? []).map(css => [release!.base + css.file, css.integrity]),
    ),
  );
  for (const [href, integrity] of styles) {
    out.push(
      `<link rel="stylesheet" href="${escape(href)}" integrity="${integrity}" crossorigin="anonymous">`,
    );
  }
  const wanted = [
    ...(pageChunk ? [pageChunk] : []),
    ...(mainExposed?.entryPoints.includes('shared-contracts/ui/forms') ? ['forms'] : []),
  ];
  for (const file of new Set(wanted.flatMap(name => own.chunks[name]?.js ?? []))) {
    out.push(`<link rel="preload" as="script" href="/assets/${escape(file)}">`);
  }
  const release = main && set.remotes[remoteOf(main)];
  if (release && mainExposed) {
    for (const { file, integrity } of [release.web, ...mainExposed.js]) {
      out.push(
        `<link rel="preload" as="script" href="${escape(release.base + file)}" integrity="${integrity}" crossorigin="anonymous">`,
      );
    }
  }
  for (const file of own.chunks.main?.js ?? [])
    out.push(`<script defer src="/assets/${escape(file)}"></script>`);
  return out.join('');
}
