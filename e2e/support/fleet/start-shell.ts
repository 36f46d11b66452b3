import { join } from 'node:path';
import { type ServerProcess, startProcess } from 'e2e-stack';
import { HASH_KEY } from '../form-cookie.ts';

interface FleetShell {
  name: string;
  /** Of its release. */
  folder: string;
  port: number;
  /** Its working directory, with the log of all shells. */
  dir: string;
  /** Of the site, behind its balancer. */
  url: string;
  apiUrl: string;
  store: string;
  env?: Record<string, string>;
}

/** Starts one of several shells behind a balancer of this machine. It may not be ready yet. */
export const startShell = ({ name, folder, port, dir, url, apiUrl, store, env }: FleetShell): ServerProcess =>
  startProcess({
    name: `shell ${name}`,
    script: join(folder, 'server/main.cjs'),
    cwd: dir,
    healthUrl: `http://127.0.0.1:${port}/health/ready`,
    logFile: join(dir, 'shells.log'),
    env: {
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      API_URL: apiUrl,
      RELEASE_STORE: store,
      RENDER_WORKERS: '1',
      RATE_POSTS_PER_MINUTE: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      HASH_KEY,
      ...env,
    },
  });
