import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Database } from '../database/database.ts';
import { applyRetention } from '../retention/retention.ts';
import { backup, restore } from './backup.ts';
import { toCsv } from './csv.ts';
import { deleteQuote, findQuote, listQuotes, type Quote } from './quotes.ts';

export const help = `Quote requests and the database, for the operator.

  list [--since 2026-11-01] [--limit 50]       newest first: reference, time, treatment, destination
  show <reference>                             one request, as JSON
  export --format csv|json [--out file]        all requests [--since …]
  delete <reference> --yes                     removes it for good
  backup <file>                                sessions, requests and what waits to be told
  restore <file> --yes                         replaces all of them by the file's
  retention                                    deletes now what is past its time

The database is that of DATABASE_FILE or DATABASE_URL.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 no such request.
`;

/** A command that cannot be understood: exit code 2. */
export class UsageError extends Error {}

interface Output {
  write: (text: string) => void;
}

const columns: readonly (keyof Quote)[] = [
  'reference',
  'created_at',
  'treatment_id',
  'source',
  'destination',
  'contact_name',
  'contact_email',
  'contact_phone',
  'timeline',
  'notes',
  'consent_version',
  'consent_at',
  'estimate',
];

/** Runs one command and answers its exit code. @throws UsageError */
export async function runCommand(args: readonly string[], database: Database, out: Output): Promise<number> {
  const { values, positionals } = parse(args);
  const [command, subject, ...rest] = positionals;
  const { db } = database;
  if (rest.length > 0) throw new UsageError(`too many words: ${rest.join(' ')}`);
  const required = (what: string): string => {
    if (!subject) throw new UsageError(`${command} needs ${what}`);
    return subject;
  };
  const confirmed = () => {
    if (!values.yes) throw new UsageError(`${command} cannot be undone: add --yes`);
  };
  const since = values.since ? { since: values.since } : {};

  switch (command) {
    case 'list':
      for (const quote of await listQuotes(db, { ...since, limit: limitOf(values.limit) }))
        out.write(
          `${quote.reference}  ${quote.created_at}  ${quote.treatment_id}  ${quote.destination || '-'}\n`,
        );
      return 0;
    case 'show': {
      const quote = await findQuote(db, required('a reference'));
      out.write(quote ? `${JSON.stringify(quote, null, 2)}\n` : '');
      return quote ? 0 : 3;
    }
    case 'export': {
      const quotes = await listQuotes(db, since);
      const text = values.format === 'csv' ? toCsv(quotes, columns) : `${JSON.stringify(quotes, null, 2)}\n`;
      if (values.format !== 'csv' && values.format !== 'json')
        throw new UsageError('export needs --format csv or json');
      if (values.out) writeFileSync(values.out, text, { mode: 0o600 });
      else out.write(text);
      return 0;
    }
    case 'delete': {
      const reference = required('a reference');
      confirmed();
      return (await deleteQuote(db, reference)) ? 0 : 3;
    }
    case 'backup':
      out.write(`${await backup(database, required('a file'))} rows written\n`);
      return 0;
    case 'restore': {
      const file = required('a file');
      confirmed();
      out.write(`${await restore(database, file)} rows restored\n`);
      return 0;
    }
    case 'retention':
      out.write(`${JSON.stringify(await applyRetention(db, new Date()))}\n`);
      return 0;
    default:
      throw new UsageError(command ? `there is no command ${command}` : 'a command is needed');
  }
}

function limitOf(given = '50'): number {
  if (!/^\d{1,6}$/.test(given)) throw new UsageError('--limit is a whole number');
  return Number(given);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        limit: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
