#!/usr/bin/env node
import { Argument, Command, CommanderError, Option } from 'commander';
import { type RemoteKey, type SlotName, slots } from 'shared-contracts/host';
import {
  parseChannel,
  parseDigest,
  parseEntryNumber,
  parseKey,
  parsePage,
  parsePercent,
  parsePort,
  parseReason,
  parseReleaseAddress,
  parseSite,
} from './commands/arguments.ts';
import { commandName } from './commands/command-name.ts';
import { runDevelopment } from './commands/dev.command.ts';
import { diffEntries } from './commands/diff.command.ts';
import { exitCodeOf } from './commands/exit-code.ts';
import { listHistory, showStatus } from './commands/history.command.ts';
import { checkStoreExists, openNamedStore } from './commands/named-store.ts';
import { by, channel, digestArgument, packageArgument, reason } from './commands/options.ts';
import type { Outcome } from './commands/outcome.ts';
import { checkRelease, close, promoteRelease, retire, rollBack, share } from './commands/promote.command.ts';
import { publishFrom, publishPackage } from './commands/publish.command.ts';
import { resolveReports } from './commands/resolve.command.ts';
import { UsageError } from './commands/usage-error.ts';
import { createRemote } from './create/create-remote.ts';
import { createLook } from './gate/look/look.ts';
import type { ReleasedPackage } from './journal-entry.ts';
import { createKeyPair } from './keys.ts';
import { prune } from './prune.ts';
import type { ReleaseStore } from './store.ts';

/** As of the site that the workspace runs. */
const DEV_PORT = 4000;

const HELP_END = `
A package is shell, or the key of a remote, such as quote.
Environment, for a signed journal: RELEASE_SIGNING_KEY signs what is promoted, RELEASE_PUBLIC_KEYS are trusted besides it,
and RELEASE_PREVIEW_PUBLIC_KEYS for channels alone. PREVIEW_SITE names the site on which channels are seen.
check, promote and share open the pages that are new in a Chromium: the one that CHROMIUM_PATH names, Playwright's own, that of
@sparticuz/chromium, or /usr/bin/chromium. playwright-core and axe-core have to be installed; else the entry says that none was.
Exit codes: 0 done, 1 refused, 2 wrong use, 3 the store cannot be used.`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** `pnpm release`, or `carefare`: one line for each outcome, or one JSON value. */
const program = new Command(commandName)
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

const printOutcome = ({ lines, data }: Outcome): void =>
  print(program.opts().json ? JSON.stringify(data, null, 1) : lines.join('\n'));

const run = async (work: (store: ReleaseStore) => Promise<Outcome>): Promise<void> => {
  printOutcome(await work(openNamedStore(namedStore())));
};

const command = (name: string, description: string): Command =>
  program.command(name).description(description).exitOverride();

command('publish', 'copy the newest build of a package into the store')
  .argument('[folder]', 'folder of the package', '.')
  .addOption(
    new Option(
      '--from <address>',
      'the release.json of a release on a server, in place of a build: of an origin, a build server or a live site',
    ).argParser(parseReleaseAddress),
  )
  .option('--create', 'make the store, if it is a folder that does not exist')
  .action((folder: string, { create = false, from }) => {
    if (!create) checkStoreExists(namedStore());
    return run(store => (from ? publishFrom(store, from) : publishPackage(store, folder)));
  });

command('check', 'say what a promotion would say, and change nothing')
  .addArgument(packageArgument())
  .addArgument(digestArgument())
  .action((name: ReleasedPackage, digest: string) =>
    run(store => checkRelease(store, name, digest, createLook())),
  );

command('promote', 'check and rehearse the composition with a release, then make it live')
  .addArgument(packageArgument())
  .addArgument(digestArgument())
  .addOption(reason().makeOptionMandatory())
  .addOption(by())
  .addOption(channel())
  .option(
    '--override <reason>',
    'go live although a rule of the gate is broken; the journal keeps why',
    parseReason,
  )
  .option('--new', 'a remote that is not live yet')
  .option('--takes <prefix...>', 'a prefix that another remote had within the last 30 days')
  .action((name: ReleasedPackage, digest: string, { new: isNew, ...options }) =>
    run(store => promoteRelease(store, name, digest, { ...options, isNew, look: createLook() })),
  );

command('retire', 'take a remote out, with its pages and widgets')
  .addArgument(packageArgument())
  .addOption(reason().makeOptionMandatory())
  .addOption(by())
  .option('--gone', 'its pages do not come back: they answer 410 in place of 404')
  .option('--override <reason>', "also one of the customer's remotes; the journal keeps why", parseReason)
  .action((name: ReleasedPackage, options) => run(store => retire(store, name, options)));

command('rollback', 'make the release of a package live that was live before')
  .addArgument(packageArgument())
  .addOption(channel())
  .addOption(new Option('--to <digest>', 'the release to go back to').argParser(parseDigest))
  .addOption(reason())
  .addOption(by())
  .action((name: ReleasedPackage, options) => run(store => rollBack(store, name, options)));

command('share', 'give what a channel has now to a share of visitors; 0 ends that')
  .addArgument(new Argument('<channel>').argParser(parseChannel))
  .addArgument(new Argument('<percent>').argParser(parsePercent))
  .addOption(reason())
  .addOption(by())
  .option('--override <reason>', 'share although a rule of the gate is broken', parseReason)
  .action((name: string | undefined, percent: number, options) =>
    run(store => share(store, named(name), percent, { ...options, look: createLook() })),
  );

command('close', 'end a channel')
  .addArgument(new Argument('<channel>').argParser(parseChannel))
  .addOption(reason())
  .addOption(by())
  .action((name: string | undefined, options) => run(store => close(store, named(name), options)));

command('status', 'what is live, or what a channel has in its place')
  .addOption(channel())
  .action(options => run(store => showStatus(store, options.channel)));

command('history', 'the newest entries of the journal: who moved what, when and why')
  .addOption(channel())
  .action(options => run(store => listHistory(store, options.channel)));

command('diff', 'what differs between two entries of the journal')
  .addArgument(new Argument('<from>').argParser(parseEntryNumber))
  .addArgument(new Argument('<to>').argParser(parseEntryNumber))
  .addOption(channel())
  .action((from: number, to: number, options) => run(store => diffEntries(store, from, to, options.channel)));

command('prune', 'remove releases that were not live within the last 30 days').action(() =>
  run(async store => {
    const removed = await prune(store, new Date());
    const lines = removed.map(folder => `${folder} is removed`);
    return { lines: removed.length > 0 ? lines : ['There is nothing to remove.'], data: removed };
  }),
);

command('resolve', 'say where in the sources an error report of the shell’s log was')
  .argument('[file]', 'with lines of the log; default: standard input')
  .action(async (file: string | undefined) => {
    // Without a store the package's own builds have the source maps.
    const address = namedStore();
    const store = address ? openNamedStore(address) : undefined;
    printOutcome(await resolveReports(store, file));
  });

command('keys', 'a new pair of keys for a signed journal, on standard output').action(() => {
  const { signingKey, publicKey } = createKeyPair();
  print(`RELEASE_SIGNING_KEY=${signingKey}`);
  print(`RELEASE_PUBLIC_KEYS=${publicKey}`);
});

command('create', 'write the repository of a new remote, with a page and a widget')
  .addArgument(new Argument('<key>', 'of the remote, such as reviews').argParser(parseKey))
  .option('--page <path>', 'of its page; default: its key', parsePage)
  .addOption(
    new Option('--slot <slot>', 'of its widget')
      .choices(Object.keys(slots))
      .default('home.more' satisfies SlotName),
  )
  .action((key: RemoteKey, { page = `/${key}`, slot }) => {
    const folder = createRemote(process.cwd(), { key, page, slot });
    printOutcome({ lines: [`${folder} is written; its README says how to go on.`], data: { folder } });
  });

command('dev', 'run the released shell with the remote in this folder, which the page follows as it is saved')
  .addOption(channel().default(undefined, 'what is live in the store'))
  .option('--site <url>', 'a running site whose API answers; default: recorded answers', parseSite)
  .addOption(
    new Option('--port <number>', 'port of the site').argParser(parsePort).default(DEV_PORT).env('PORT'),
  )
  .action(options => runDevelopment(namedStore(), options));

/** @throws UsageError */
function named(name: string | undefined): string {
  if (name) return name;
  throw new UsageError('"live" is no channel: it is what all visitors get.');
}

const namedStore = (): string | undefined => program.opts().store ?? process.env.RELEASE_STORE;

program.parseAsync().catch((error: unknown) => {
  const hint = error instanceof UsageError ? ` ("${commandName} --help" tells how)` : '';
  if (!(error instanceof CommanderError))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = exitCodeOf(error);
});
