import type { ServerProcess } from 'e2e-stack';

export type SiteName = 'bare' | 'before' | 'grown' | 'site';

/** A process of a server, with the address that it serves. */
export interface RunningServer extends Pick<ServerProcess, 'stop' | 'pid'> {
  url: string;
}

/** One of the sites that are compared. */
export interface Site {
  name: SiteName;
  url: string;
  /** Whether pages must go live in the browser. */
  hasScripts: boolean;
  /** Starts one more server of the site. Missing if the site is an address, whose server is elsewhere. */
  startServer?(): Promise<RunningServer>;
  close(): Promise<unknown>;
}
