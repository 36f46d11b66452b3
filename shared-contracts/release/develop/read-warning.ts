/** Level of a warning in the shell's log. */
const WARNING = 40;

/** The message of a line of the shell's log, such as why it refuses a release; undefined when it is no warning. */
export function readWarning(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { level, msg } = JSON.parse(line) as { level: number; msg: string };
  return level >= WARNING ? msg : undefined;
}
