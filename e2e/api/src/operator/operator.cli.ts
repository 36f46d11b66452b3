// First, before anything that an older one lacks.
import '@carefare/build/require-node';
import { existsSync } from 'node:fs';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readEnv } from '../env.ts';
import { help, runCommand, UsageError } from './command.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const args = process.argv.slice(2);
if (args.length === 0 || args.includes('--help') || args[0] === 'help') {
  process.stdout.write(help);
} else {
  try {
    const env = readEnv(process.env);
    // A mistyped one would become a database in which there is no request.
    if (!env.DATABASE_URL && !existsSync(env.DATABASE_FILE))
      throw new Error(
        `There is no database at ${env.DATABASE_FILE}: name it with DATABASE_FILE or DATABASE_URL`,
      );
    const database = openDatabase(env);
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
