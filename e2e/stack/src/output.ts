export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Ends the command with one line on stderr. */
export function fail(message: string, exitCode = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
