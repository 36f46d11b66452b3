import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RemoteKey, remoteKeys, remotes } from 'shared-contracts';
import { buildChanged, latestRelease } from './build-rooms.ts';
import { claimPorts, fixedPorts } from './ports.ts';
import { remoteDir, roomDir } from './rooms.ts';
import { type Stack, startStack } from './stack.ts';
import { untilStopped } from './until-stopped.ts';

/**
 * `pnpm dev`: everything, rebuilt and reloaded on change. A change becomes a release like any other; the shell takes it
 * up without a restart, and open pages reload. `--only mfe-quote` watches that room alone.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

function watchedRooms(args: string[]): string[] {
  const all = [...remoteKeys.map(key => remotes[key].room), 'shell'];
  const { only: room } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  if (room === undefined) return all;
  if (!all.includes(room)) throw new Error(`--only takes one of ${all.join(', ')}, not "${room}"`);
  return [room];
}

function startWatch(room: string): ChildProcess {
  const dir = roomDir(room);
  const child = spawn(join(dir, 'node_modules/.bin/rspack'), ['build', '--watch'], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', chunk => process.stdout.write(String(chunk)));
  return child;
}

/** Follows `.releases/latest` of a room and tells of each new digest. */
function onRelease(room: string, tell: (digest: string) => void): void {
  let known = latestRelease(room);
  watch(join(roomDir(room), '.releases'), () => {
    const digest = latestRelease(room);
    if (!digest || digest === known) return;
    known = digest;
    tell(digest);
  });
}

function follow(room: string, stack: Stack): void {
  const key = remoteKeys.find((candidate): candidate is RemoteKey => remotes[candidate].room === room);
  onRelease(room, digest => {
    if (key) stack.promote(key, { release: stack.addressOf(key, digest) });
    else void stack.restartShell().then(() => say(`shell: restarted with release ${digest}`));
  });
}

try {
  const rooms = watchedRooms(process.argv.slice(2));
  await claimPorts(fixedPorts);
  await buildChanged(say);
  const stack = await startStack({
    ports: fixedPorts,
    stateDir: join(import.meta.dirname, '../.state'),
    env: { shell: { LIVE_RELOAD: '1' } },
  });
  for (const room of rooms) follow(room, stack);
  const watchers = rooms.map(startWatch);
  untilStopped(stack, async () => {
    for (const watcher of watchers) watcher.kill();
  });
  const others = remoteKeys.filter(key => !rooms.includes(remotes[key].room)).map(key => remoteDir(key));
  say(`watching ${rooms.join(', ')}${others.length > 0 ? '; the others run from their releases' : ''}`);
  say(`Carefare is ready for development at ${stack.url} (stop with Ctrl-C)`);
} catch (error) {
  process.stderr.write(`Carefare did not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
