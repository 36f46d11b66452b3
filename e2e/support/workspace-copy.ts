import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from 'e2e-stack';

const BUILT = /\/\.(releases|source-maps|build|cache|carefare|state|tmp)$/;

/** Files and folders that builds and the stack read, from the top of the workspace. */
export const builtFrom = [
  'shared-contracts',
  'mfe-catalogue',
  'mfe-calculator',
  'mfe-quote',
  'shell',
  'e2e/api',
  'e2e/stack',
  'package.json',
  'pnpm-lock.yaml',
];

/** Copies sources of the workspace, with relative links, so that the copy uses its own contract. */
export function copyWorkspace(paths: readonly string[]): { dir: string; remove(): void } {
  const parent = join(root, 'e2e/.tmp');
  mkdirSync(parent, { recursive: true });
  const dir = mkdtempSync(join(parent, 'workspace-'));
  // Hard links: a symbolic link would lead builds out of the copy, which changes the paths in their output.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(dir, 'node_modules')]);
  for (const path of paths)
    cpSync(join(root, path), join(dir, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: source => !BUILT.test(source),
    });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
