import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, startBalancer } from 'e2e-stack';
import { findProgram } from '../../engines/support/driver/installed.ts';
import { haproxyConfig, NGINX_FAIL_TIMEOUT_S, nginxConfig } from './balancer-configs.ts';

export interface Balancer {
  /** Waits until it sends requests to an instance again that was restarted and is ready. */
  waitUntilSeen(port: number): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  /** Where visitors reach the site. */
  port: number;
  /** Of the shells. */
  instances: readonly number[];
  /** Folder for its files. */
  dir: string;
}

async function startProgram(program: string, args: readonly string[], port: number) {
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    if (
      await fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

interface Sides {
  /** Shells that visitors are sent to. */
  instances: readonly number[];
  /** Shells of another store, which have files of pages that are open. */
  before?: readonly number[];
}

/** nginx, which can be given other shells while it runs. */
export async function startMovableNginx({ port, dir, ...sides }: Omit<Place, 'instances'> & Sides) {
  const configure = ({ instances, before }: Sides) =>
    writeFileSync(join(dir, 'nginx.conf'), nginxConfig(port, instances, before));
  const args = ['-p', dir, '-e', 'error.log', '-c', 'nginx.conf'];
  mkdirSync(join(dir, 'logs'), { recursive: true });
  configure(sides);
  const stop = await startProgram('nginx', args, port);
  return {
    stop,
    move(to: Sides): void {
      configure(to);
      execFileSync('nginx', [...args, '-s', 'reload']);
    },
  };
}

/** It has no checks of its own: it leaves an instance that refused a connection out for a while. */
async function startNginx(place: Place): Promise<Balancer> {
  const { stop } = await startMovableNginx(place);
  return { stop, waitUntilSeen: () => pause(NGINX_FAIL_TIMEOUT_S * 1_000 + 500) };
}

/** Its statistics say which instances it takes for healthy. */
async function startHaproxy({ port, instances, dir }: Place): Promise<Balancer> {
  const statistics = await findFreePort();
  const file = join(dir, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig({ port, instances, statistics }));
  const stop = await startProgram('haproxy', ['-f', file, '-db'], port);
  return {
    stop,
    async waitUntilSeen(instance) {
      const isUp = async () => {
        const table = await (await fetch(`http://127.0.0.1:${statistics}/;csv`)).text();
        return table
          .split('\n')
          .some(row => row.startsWith(`shells,shell-${instance},`) && row.includes(',UP,'));
      };
      // It may not have noticed yet that the instance was away.
      do await pause(1_000);
      while (!(await isUp()));
    },
  };
}

async function startOwn({ port, instances }: Place): Promise<Balancer> {
  const { restore, stop } = await startBalancer(port, instances);
  return { stop, waitUntilSeen: restore };
}

const starters = { own: startOwn, nginx: startNginx, haproxy: startHaproxy };

export type BalancerKind = keyof typeof starters;

/** Those of the kinds that this machine has. */
export const installedBalancers = (['nginx', 'haproxy'] as const).filter(name => findProgram(name));

export const startAnyBalancer = (kind: BalancerKind, place: Place): Promise<Balancer> =>
  starters[kind](place);
