import { type ParseArgsConfig, parseArgs } from 'node:util';
import { fail, messageOf, print } from '../output.ts';

const WRONG_USE = 2;

/**
 * Reads a command's flags. `--help` prints the usage and ends the command; a wrong flag or value ends it with one line.
 * @param check throws Error for values that the command does not take
 */
export function readCommandLine<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  check: (values: ReturnType<typeof parseArgs<{ options: Options }>>['values']) => void = () => undefined,
) {
  if (process.argv.includes('--help')) {
    print(usage.trim());
    process.exit(0);
  }
  try {
    const { values } = parseArgs({ options });
    check(values);
    return values;
  } catch (error) {
    return fail(messageOf(error), WRONG_USE);
  }
}
