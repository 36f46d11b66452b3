// First, before anything that an older one lacks.
import '@carefare/build/require-node';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readEnv } from '../env.ts';
import { help, runCommand, UsageError } from './command.ts';

const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help') || args[0] === 'help') {
  process.stdout.write(help);
} else {
  try {
    const database = openDatabase(readEnv(process.env));
    try {
      await migrate(database);
      process.exitCode = await runCommand(args, database, process.stdout);
      if (process.exitCode === 3) process.stderr.write('There is no such quote request\n');
    } finally {
      await database.db.destroy();
    }
  } catch (error) {
    const usage = error instanceof UsageError;
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\n${usage ? `\n${help}` : ''}`,
    );
    process.exitCode = usage ? 2 : 1;
  }
}
