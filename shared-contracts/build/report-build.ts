import type { Release } from 'shared-contracts/host';

/** What browsers need of a build before it is a release; its files are in `.carefare/.build/`. */
export type WebBuild = Pick<
  Release,
  'remote' | 'container' | 'prefixes' | 'pages' | 'widgets' | 'exposes' | 'web'
>;

/** What `rspack build --watch` tells the process that started it. */
export type BuildReport =
  /** The web bundle is built. The server's follows. */
  | { kind: 'web'; build: WebBuild }
  /** Both are built, as a release in a folder. */
  | { kind: 'release'; digest: string; folder: string }
  /** What is wrong with one of the bundles; empty when nothing is. */
  | { kind: 'problems'; bundle: string; problems: readonly string[] }
  /** The remote's description, which is read only at the start, has changed. */
  | { kind: 'outdated' };

/** Does nothing if no process listens. */
export const reportBuild = (report: BuildReport): void => void process.send?.(report);
