import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRooms, roomDir, root } from './rooms.ts';

const SOURCES = ['src/**/*', 'public/**/*', 'build/**/*', 'package.json', 'rspack.config.ts'];

function hashOf(dir: string, hash = createHash('sha256')): string {
  for (const file of globSync(SOURCES, { cwd: dir }).sort()) {
    const path = join(dir, file);
    if (/\.test\.tsx?$/.test(file) || !statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** What a room's release is made from: its own sources, the contract's, and the lockfile. */
function inputsOf(room: string): string {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'));
  return [
    hashOf(roomDir(room)),
    hashOf(roomDir('shared-contracts')),
    createHash('sha256').update(lock).digest('hex'),
  ].join();
}

/** The newest release of a room. @throws when it was never built. */
export function latestRelease(room: string): string {
  return readFileSync(join(roomDir(room), '.releases/latest'), 'utf8').trim();
}

function isCurrent(room: string, inputs: string): boolean {
  const stamp = join(roomDir(room), '.releases/inputs');
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputs &&
    existsSync(join(roomDir(room), '.releases', latestRelease(room)))
  );
}

/** Builds one room for production; its release is published by the build itself. @throws with the build's own output. */
export function buildRoom(dir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(dir, 'node_modules/.bin/rspack'), ['build'], {
      cwd: dir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)));
    child.once('error', reject);
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`building ${dir} failed:\n${output}`)),
    );
  });
}

/** Builds every room whose inputs have changed since its last release, and says so as it goes. */
export async function buildChanged(say: (line: string) => void): Promise<void> {
  for (const room of builtRooms) {
    const inputs = inputsOf(room);
    if (isCurrent(room, inputs)) {
      say(`${room}: nothing has changed, release ${latestRelease(room)}`);
      continue;
    }
    say(`${room}: building …`);
    const start = performance.now();
    await buildRoom(roomDir(room));
    writeFileSync(join(roomDir(room), '.releases/inputs'), inputs);
    say(`${room}: release ${latestRelease(room)} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}
