import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toCsv } from '../csv.ts';
import type { Database } from '../database/database.ts';
import { answerColumns } from '../database/tables.ts';
import { applyRetention } from '../retention/retention.ts';
import { deleteQuote, findQuote, listQuotes, type Quote } from './quotes.store.ts';

export const help = `Quote requests, for the operator.

  list [--since 2026-11-01] [--limit 50] [--email jo@example.org]
                                               reference, time, treatment and destination, newest first;
                                               --email finds the requests of one person
  show <reference>                             print one request as JSON
  export --format csv|json [--since 2026-11-01] [--out file]
                                               write all requests
  delete <reference> --yes                     delete a request permanently
  retention                                    delete expired sessions and requests now

The database is the one that DATABASE_FILE or DATABASE_URL names.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 no such request.
`;

/** An unknown or incomplete command: exit code 2. */
export class UsageError extends Error {}

/** The options of each command. */
const taken = new Map<string | undefined, readonly string[]>([
  ['list', ['since', 'limit', 'email']],
  ['show', []],
  ['export', ['format', 'since', 'out']],
  ['delete', ['yes']],
  ['retention', []],
]);

interface Output {
  write: (text: string) => void;
}

const columns: readonly (keyof Quote)[] = [
  'reference',
  'created_at',
  ...answerColumns,
  'about',
  'consent_version',
  'consent_at',
  'estimate',
];

/** Runs one command and returns its exit code. @throws UsageError */
export async function runCommand(
  args: readonly string[],
  { db }: Pick<Database, 'db'>,
  out: Output,
): Promise<number> {
  const { values, positionals } = parseArguments(args);
  const [command, ...subjects] = positionals;
  const [subject] = subjects;
  const own = taken.get(command);
  const other = own && Object.keys(values).find(name => !own.includes(name));
  if (other) throw new UsageError(`${command} takes no --${other}`);
  // As a variable that is not set makes it.
  const [empty] = Object.entries(values).find(([, value]) => value === '') ?? [];
  if (empty) throw new UsageError(`--${empty} needs a value`);
  const rest = command === 'show' || command === 'delete' ? subjects.slice(1) : subjects;
  if (own && rest.length > 0) throw new UsageError(`unexpected arguments: ${rest.join(' ')}`);
  const requireReference = (): string => {
    if (!subject) throw new UsageError(`${command} needs a reference`);
    return subject;
  };
  const since = values.since === undefined ? {} : { since: parseSince(values.since) };
  const email = values.email ? { email: values.email } : {};

  switch (command) {
    case 'list':
      for (const quote of await listQuotes(db, { ...since, ...email, limit: parseLimit(values.limit) }))
        out.write(
          `${quote.reference}  ${quote.created_at}  ${quote.treatment_id}  ${quote.destination || '-'}\n`,
        );
      return 0;
    case 'show': {
      const quote = await findQuote(db, requireReference());
      out.write(quote ? `${JSON.stringify(quote, null, 2)}\n` : '');
      return quote ? 0 : 3;
    }
    case 'export': {
      if (values.format !== 'csv' && values.format !== 'json')
        throw new UsageError('export needs --format csv or json');
      const quotes = await listQuotes(db, since);
      const text = values.format === 'csv' ? toCsv(quotes, columns) : `${JSON.stringify(quotes, null, 2)}\n`;
      if (values.out) writePrivate(values.out, text);
      else out.write(text);
      return 0;
    }
    case 'delete': {
      const reference = requireReference();
      if (!values.yes) throw new UsageError('delete cannot be undone: add --yes');
      return (await deleteQuote(db, reference)) ? 0 : 3;
    }
    case 'retention':
      out.write(`${JSON.stringify(await applyRetention(db))}\n`);
      return 0;
    default:
      throw new UsageError(command ? `unknown command ${command}` : 'a command is required');
  }
}

/** A mode counts only for a file that is made. */
function writePrivate(file: string, text: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) chmodSync(file, 0o600);
  writeFileSync(file, text, { mode: 0o600 });
}

function parseLimit(value = '50'): number {
  if (!/^\d{1,6}$/.test(value)) throw new UsageError('--limit must be a whole number');
  return Number(value);
}

/** @returns as the database has times */
function parseSince(value: string): string {
  const time = /^\d{4}-\d\d-\d\d(T.+Z)?$/.test(value) ? Date.parse(value) : Number.NaN;
  const iso = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // 30 February is one in March.
  if (!iso.startsWith(value.slice(0, 10)))
    throw new UsageError('--since is a date such as 2026-11-01, or a time such as 2026-11-01T08:00Z');
  return iso;
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        since: { type: 'string' },
        limit: { type: 'string' },
        email: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        yes: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
