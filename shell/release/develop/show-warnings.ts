import type { ChangesServer } from './changes-server.ts';
import { parseLogLine } from './start-shell.ts';

/** Level of a warning in the shell's log. */
const WARNING = 40;

/**
 * Shows what the shell warns of, such as why it refuses a release, in the terminal and in open pages.
 * @returns what to call with each line that it writes
 */
export const showWarnings =
  ({ setProblems }: Pick<ChangesServer, 'setProblems'>, print: (line: string) => void) =>
  (line: string): void => {
    if (line.startsWith('Debugger listening')) print(line);
    const { level, msg } = parseLogLine(line) ?? { level: 0, msg: '' };
    if (level < WARNING) return;
    print(`shell: ${msg}`);
    setProblems('shell', [msg]);
  };
