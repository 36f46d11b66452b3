import type { Release } from 'shared-contracts/host';

/** What browsers need of a build that is no release yet: its files are in `.build/`. */
export type WebBuild = Pick<
  Release,
  'remote' | 'container' | 'prefixes' | 'pages' | 'widgets' | 'exposes' | 'web'
>;

/** What `rspack build --watch` tells the process that started it. */
export type BuildReport =
  /** The bundle for browsers is there. The server's is built after it. */
  | { kind: 'web'; build: WebBuild }
  /** Both are there, as a release in a folder. */
  | { kind: 'release'; digest: string; folder: string }
  /** What is wrong with one of the bundles; empty when nothing is. */
  | { kind: 'problems'; bundle: string; problems: readonly string[] }
  /** The remote says something else of itself, which is read at the start alone. */
  | { kind: 'outdated' };

/** Does nothing where no process listens. */
export const reportBuild = (report: BuildReport): void => void process.send?.(report);
