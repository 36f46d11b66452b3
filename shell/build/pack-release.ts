import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the shell's newest release, and no other, into the package that `pnpm pack` makes of it. @throws when it was never built */
function packRelease(shell: string, target: string): void {
  const latest = readFileSync(join(shell, '.releases/latest'), 'utf8');
  rmSync(target, { recursive: true, force: true });
  cpSync(join(shell, '.releases', latest), join(target, latest), { recursive: true });
  writeFileSync(join(target, 'latest'), latest);
}

packRelease(join(import.meta.dirname, '..'), '.releases');
