import type { ChangesServer } from './changes-server.ts';
import { parseLogLine } from './start-shell.ts';

/** Level of a warning in the shell's log. */
const WARNING = 40;

/**
 * Shows what the shell warns of, such as why it refuses a release, in the terminal and in open pages. What is no line of its log
 * is shown in the terminal: what remotes print, and what ends it.
 * @returns what to call with each line that it writes
 */
export const showWarnings =
  ({ setProblems }: Pick<ChangesServer, 'setProblems'>, print: (line: string) => void) =>
  (line: string): void => {
    const logged = parseLogLine(line);
    if (!logged) return print(line);
    const { level, msg } = logged;
    if (level < WARNING) return;
    print(`shell: ${msg}`);
    setProblems('shell', [msg]);
  };
