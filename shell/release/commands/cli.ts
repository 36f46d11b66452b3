#!/usr/bin/env node
import { Argument, CommanderError, Option } from 'commander';
import { createLook } from '../gate/look.ts';
import { KEPT_DAYS } from '../journal/kept-days.ts';
import { prune } from '../journal/prune.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import {
  parseChannel,
  parseDigest,
  parseEntryNumber,
  parsePercent,
  parseReason,
  parseReleaseAddress,
} from './arguments.ts';
import { awaitSite } from './await-site.ts';
import { checkRelease } from './check.command.ts';
import { commandName } from './command-name.ts';
import { diffEntries } from './diff.command.ts';
import { exitCodeOf } from './exit-code.ts';
import { listHistory, showStatus } from './history.command.ts';
import { openNamedStore } from './named-store.ts';
import {
  by,
  channel,
  channelNamed,
  digestArgument,
  ownChannel,
  packageArgument,
  reason,
  site,
  takes,
  withOthers,
  withoutLook,
} from './options.ts';
import { command, namedStore, printOutcome, program, run } from './program.ts';
import { close, promoteRelease, retire, rollBack, share } from './promote.command.ts';
import { publishFrom, publishPackage } from './publish.command.ts';
import { resolveReports } from './resolve.command.ts';
import { compareEntries } from './skew.command.ts';
import { listSlots } from './slots.command.ts';
import { addTeamCommands } from './team.commands.ts';
import { UsageError } from './usage-error.ts';

command('publish', 'copy the newest build of a package into the store')
  .argument('[folder]', 'folder of the package; default: this one')
  .addOption(
    new Option(
      '--from <address>',
      'the release.json of a release on a server, in place of a build: of an origin, a build server or a live site',
    ).argParser(parseReleaseAddress),
  )
  .option('--create', 'make the store, if it is a folder that does not exist')
  .action((folder: string | undefined, { create: mayMake, from }) =>
    run(
      async store => {
        if (from && folder)
          throw new UsageError(`Publish either the build in ${folder} or the release at ${from.href}.`);
        return await (from ? publishFrom(store, from) : publishPackage(store, folder ?? '.'));
      },
      { mayMake },
    ),
  );

command('check', 'say what a promotion would say, and change nothing')
  .addArgument(packageArgument())
  .addArgument(digestArgument())
  .addOption(withoutLook())
  .addOption(takes())
  .action((name: ReleasedPackage, digest: string, options) =>
    run(store => checkRelease(store, name, digest, { ...options, look: createLook() })),
  );

command('promote', 'check and try the composition with a release, then make it live')
  .addArgument(packageArgument())
  .addArgument(digestArgument())
  .addOption(reason().makeOptionMandatory())
  .addOption(by())
  .addOption(ownChannel())
  .addOption(withOthers())
  .option(
    '--override <reason>',
    'go live although a rule of the gate is broken; the journal keeps why',
    parseReason,
  )
  .addOption(withoutLook())
  .option('--new', 'a remote that is not live yet')
  .addOption(takes())
  .addOption(site())
  .action((name: ReleasedPackage, digest: string, { new: isNew, with: others, ...options }) =>
    run(async store => {
      const channelName = channelNamed(name, options.channel);
      if (others && !channelName)
        throw new UsageError('--with is for a channel: a promotion for all visitors moves one package.');
      const more = { isNew, others, channel: channelName, look: createLook() };
      return awaitSite(await promoteRelease(store, name, digest, { ...options, ...more }), options.site);
    }),
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
  .addOption(ownChannel())
  .addOption(site())
  .addOption(new Option('--to <digest>', 'the release to go back to').argParser(parseDigest))
  .addOption(reason())
  .addOption(by())
  .action((name: ReleasedPackage, options) =>
    run(async store => {
      const channelName = channelNamed(name, options.channel);
      return awaitSite(await rollBack(store, name, { ...options, channel: channelName }), options.site);
    }),
  );

command('share', 'give what a channel has now to a share of visitors; 0 ends that')
  .addArgument(new Argument('<channel>').argParser(parseChannel))
  .addArgument(new Argument('<percent>').argParser(parsePercent))
  .addOption(reason())
  .addOption(by())
  .addOption(withOthers())
  .option('--override <reason>', 'share although a rule of the gate is broken', parseReason)
  .addOption(withoutLook())
  .addOption(takes())
  .action((name: string | undefined, percent: number, { with: others, ...options }) =>
    run(store => share(store, named(name), percent, { ...options, others, look: createLook() })),
  );

command('close', 'end a channel')
  .addArgument(new Argument('<channel>').argParser(parseChannel))
  .addOption(reason())
  .addOption(by())
  .action((name: string | undefined, options) => run(store => close(store, named(name), options)));

command('status', 'what is live, or what a channel has in its place')
  .addOption(channel())
  .action(options => run(store => showStatus(store, options.channel)));

command('slots', 'the places for widgets in live pages, and what each hands on').action(() => run(listSlots));

command('history', 'the newest entries of the journal: who moved what, when and why')
  .addOption(channel())
  .action(options => run(store => listHistory(store, options.channel)));

command('diff', 'what differs between two entries of the journal')
  .addArgument(new Argument('<from>').argParser(parseEntryNumber))
  .addArgument(new Argument('<to>').argParser(parseEntryNumber))
  .addOption(channel())
  .action((from: number, to: number, options) => run(store => diffEntries(store, from, to, options.channel)));

command(
  'skew',
  'run old and new releases of two entries of the journal together: ends with 1 if a combination fails, with 0 if some are refused',
)
  .addArgument(new Argument('[from]', 'the old ones; default: before the new').argParser(parseEntryNumber))
  .addArgument(new Argument('[to]', 'the new ones; default: the newest entry').argParser(parseEntryNumber))
  .action((from: number | undefined, to: number | undefined) =>
    run(store => compareEntries(store, { from, to, look: createLook() })),
  );

command('prune', `remove releases that were not live within the last ${KEPT_DAYS} days`).action(() =>
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

addTeamCommands();

/** @throws UsageError */
function named(name: string | undefined): string {
  if (name) return name;
  throw new UsageError('"live" is not a channel: it is what all visitors get.');
}

program.parseAsync().catch((error: unknown) => {
  const hint = error instanceof UsageError ? ` ("${commandName} --help" tells how)` : '';
  if (!(error instanceof CommanderError))
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${hint}\n`);
  process.exitCode = exitCodeOf(error);
});
