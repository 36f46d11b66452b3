import { execFile } from 'node:child_process';
import { root } from 'e2e-stack';

interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs `pnpm release …` as a team does. */
export function release(
  args: readonly string[],
  store: string,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      ['shell/release/commands/cli.ts', ...args],
      { cwd: root, env: { PATH, NODE_COMPILE_CACHE, RELEASE_STORE: store, ...env } },
      (_error, stdout, stderr) => resolve({ exitCode: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
