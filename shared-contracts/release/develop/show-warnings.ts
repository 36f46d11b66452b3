import type { ChangesServer } from './changes-server.ts';

/** Level of a warning in the shell's log. */
const WARNING = 40;

/**
 * Shows what the shell warns of, such as why it refuses a release, in the terminal and in open pages.
 * @returns what to call with each line of its log
 */
export const showWarnings =
  ({ setProblems }: Pick<ChangesServer, 'setProblems'>, print: (line: string) => void) =>
  (line: string): void => {
    if (!line.startsWith('{')) return;
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    if (level < WARNING) return;
    print(`shell: ${msg}`);
    setProblems('shell', [msg]);
  };
