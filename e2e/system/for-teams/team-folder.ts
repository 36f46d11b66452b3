import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { KitRegistry } from 'e2e-stack';

/** How this machine reaches the registry that npm is set to. */
const NETWORK = /^(https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

export interface CommandResult {
  exitCode: number;
  /** All that it wrote, on both outputs. */
  output: string;
}

export type TeamFolder = ReturnType<typeof createTeamFolder>;

/** An empty folder outside of the workspace, in which npm asks the public registry, unless a command or an .npmrc names another. */
export function createTeamFolder({ upstream }: KitRegistry) {
  const dir = mkdtempSync(join(tmpdir(), 'carefare-team-'));
  const npm = cacheIn(dir);
  /** The Node of the workspace comes first, as for its own scripts; nothing of a script around the tests is inherited. */
  const environment = (env: Record<string, string>): NodeJS.ProcessEnv => ({
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    HOME: process.env.HOME,
    CHROMIUM_PATH: process.env.CHROMIUM_PATH,
    npm_config_registry: upstream,
    npm_config_cache: npm,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    ...env,
  });
  return {
    dir,
    /** Runs a command in the folder, or in one below, as a terminal there does. */
    run: (command: string, env: Record<string, string> = {}, below = '.'): Promise<CommandResult> =>
      new Promise(resolve => {
        const options = { cwd: join(dir, below), env: environment(env), maxBuffer: 10_000_000 };
        const child = execFile('sh', ['-c', command], options, (_error, stdout, stderr) =>
          resolve({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
        );
      }),
    /** Starts a command that runs until it is stopped. */
    start(command: string, env: Record<string, string> = {}, below = '.') {
      const options = { cwd: join(dir, below), env: environment(env), detached: true };
      const child = spawn('sh', ['-c', `exec ${command}`], options);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', chunk => (output += String(chunk)));
      return { output: () => output, stop: () => stop(child) };
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The machine's downloads, without the commands that npx keeps by name and version: a build of before has both. */
function cacheIn(dir: string): string {
  const [machine, own] = [process.env.npm_config_cache ?? join(homedir(), '.npm'), join(dir, '.npm')];
  mkdirSync(join(machine, '_cacache'), { recursive: true });
  mkdirSync(own);
  symlinkSync(join(machine, '_cacache'), join(own, '_cacache'));
  return own;
}

/** As Ctrl-C does, to all processes of the terminal. */
async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
}
