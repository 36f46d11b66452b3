import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, commands, UsageError } from './commands.ts';
import { createKeyPair, readJournalKeys } from './keys.ts';
import { openStore, StoreError } from './open-store.ts';
import { withSignatures } from './signed-store.ts';

const HELP = `Publishes releases and decides which of them are live.

  pnpm release publish <package folder>              copy its newest build into the store
  pnpm release promote <package> <digest> --reason "…"   check and rehearse the composition with it, then make it live
  pnpm release rollback <package> [--to <digest>]    make the release live that was live before
  pnpm release history                               the newest entries of the journal
  pnpm release prune                                 remove releases that were not live within the last 30 days
  pnpm release keys                                  a new pair of keys for a signed journal, on standard output

<package> is catalogue, calculator, quote or shell.
  --store <store>   folder, or s3://bucket/prefix with AWS_* in the environment; default: RELEASE_STORE
  --reason <text>   why; a roll-back needs none
  --by <name>       who; default: your user name
  --help            this text
Environment, for a signed journal: RELEASE_SIGNING_KEY signs what is promoted, RELEASE_PUBLIC_KEYS are trusted besides it.
Exit codes: 0 done, 1 refused, 2 wrong use, 3 the store cannot be reached.
`;

const EXIT_REFUSED = 1;
const EXIT_WRONG_USE = 2;
const EXIT_UNREACHABLE = 3;

/** `pnpm release`: one line for each outcome. */
async function main(): Promise<void> {
  const { positionals, values } = parseCommandLine();
  const [name = '', ...args] = positionals;
  if (values.help || name === 'help') return print(HELP.trimEnd());
  if (name === 'keys') return printKeyPair();
  const command: Command | undefined = Object.hasOwn(commands, name)
    ? commands[name as keyof typeof commands]
    : undefined;
  if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'Name a command.');
  const address = values.store ?? process.env.RELEASE_STORE;
  if (!address) throw new UsageError('Name a store: --store, or RELEASE_STORE in the environment.');
  const store = tryOpen(address.startsWith('s3:') ? address : resolve(address));
  print((await command(store, args, values)).join('\n'));
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        store: { type: 'string' },
        reason: { type: 'string' },
        by: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function tryOpen(address: string) {
  try {
    return withSignatures(openStore(address), readJournalKeys(process.env));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function printKeyPair(): void {
  const { signingKey, publicKey } = createKeyPair();
  print(`RELEASE_SIGNING_KEY=${signingKey}`);
  print(`RELEASE_PUBLIC_KEYS=${publicKey}`);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT_WRONG_USE;
  return error instanceof StoreError ? EXIT_UNREACHABLE : EXIT_REFUSED;
}

main().catch((error: unknown) => {
  const hint = error instanceof UsageError ? ' ("pnpm release --help" tells how)' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = exitCodeOf(error);
});
