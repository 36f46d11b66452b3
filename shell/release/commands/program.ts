import { Command } from 'commander';
import type { ReleaseStore } from '../store/store.ts';
import { commandName } from './command-name.ts';
import { openNamedStore } from './named-store.ts';
import type { Outcome } from './outcome.ts';

const HELP_END = `
A package is shell, or the key of a remote, such as catalogue.
Environment, for a signed journal: RELEASE_SIGNING_KEY signs what is promoted. RELEASE_PUBLIC_KEYS are those that shells trust,
its own among them, and RELEASE_PREVIEW_PUBLIC_KEYS those for channels only. catalogue:<key> is a key for catalogue only. PREVIEW_SITE names the site on which channels are seen.
check, promote, share and skew open the pages that are new in a Chromium: the one that CHROMIUM_PATH names, Playwright's own, that of
@sparticuz/chromium, or /usr/bin/chromium. playwright-core and axe-core have to be installed. Without a browser
nothing goes live but with --without-look, which says why, and skew ends with 1.
Exit codes: 0 done, 1 refused, 2 wrong use, 3 undecided, try again: the store cannot be used, or
the machine is too busy to judge the release.`;

/** `pnpm release`, or `carefare`: one line for each outcome, or one JSON value. */
export const program = new Command(commandName)
  .description('Publishes releases and decides which of them are live.')
  .option(
    '--store <store>',
    'folder, or s3://bucket/prefix with AWS_* in the environment; default: RELEASE_STORE',
  )
  .option('--json', 'print one JSON value')
  .helpCommand(true)
  .addHelpText('after', HELP_END)
  .showSuggestionAfterError()
  .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, '')) })
  .exitOverride();

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export const command = (name: string, description: string): Command =>
  program.command(name).description(description).exitOverride();

/** Address of the store that the command line or the environment names. */
export const namedStore = (): string | undefined => program.opts().store ?? process.env.RELEASE_STORE;

export function printOutcome({ lines, data, hasFault = false }: Outcome): void {
  // A reason with a line break could pass for another entry.
  const plain = lines.map(line => line.replaceAll(/\p{Cc}+/gu, ' '));
  const text = program.opts().json ? JSON.stringify(data, null, 1) : plain.join('\n');
  process.stdout.write(`${text}\n`);
  if (hasFault) process.exitCode = 1;
}

/** Does the work of a command on the named store, and prints what it did. */
export async function run(
  work: (store: ReleaseStore) => Promise<Outcome>,
  options?: Parameters<typeof openNamedStore>[1],
): Promise<void> {
  // A process that a signal ends does not clean up, as one does that exits; a script is to know of the signal.
  const end = (signal: NodeJS.Signals) => {
    process.once('exit', () => process.kill(process.pid, signal));
    process.exit();
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  printOutcome(await work(openNamedStore(namedStore(), options)));
}
