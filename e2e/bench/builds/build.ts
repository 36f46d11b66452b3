export type BuildName = 'bare' | 'federated' | 'static';

export interface Server {
  url: string;
  pid: number;
}

/** The site as one of the builds that are compared. */
export interface Build {
  name: BuildName;
  url: string;
  /** Whether pages must go live in the browser. */
  hasScripts: boolean;
  /** The process that answers, with all its threads. Missing if its CPU time is not of interest. */
  server?: Server;
  /** The same site from a process that keeps no page and renders each request. */
  rendering?: Server;
  /** Starts the server once more and stops it. @returns ms from the process's start to the end of its first page */
  measureStart?(): Promise<number>;
  /** @returns the source map of a script by its path on the site */
  readSourceMap?(path: string): string | undefined;
  close(): Promise<void>;
}
