import { Argument, Option } from 'commander';
import type { RemoteKey } from 'shared-contracts/host';
import { createRemote } from '../create/create-remote.ts';
import { createKeyPair } from '../journal/keys.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import { collectPackages, parseKey, parsePage, parsePort, parseSite, parseSlot } from './arguments.ts';
import { runDevelopment } from './dev.command.ts';
import { channel } from './options.ts';
import { command, namedStore, printOutcome } from './program.ts';

/** The same port as the workspace's own site. */
const DEV_PORT = 4000;

/** Adds what a team runs without a release store: the first steps of a remote, and its development. */
export function addTeamCommands(): void {
  command('keys', 'a new pair of keys for a signed journal, on standard output')
    .addOption(
      new Option('--for <package...>', 'what it may move; default: all packages').argParser(collectPackages),
    )
    .option('--channels', 'good for channels only, and for nothing that is live')
    .action(({ for: names, channels = false }: { for?: ReleasedPackage[]; channels?: boolean }) => {
      const { signingKey, publicKey } = createKeyPair();
      const variable = channels ? 'RELEASE_PREVIEW_PUBLIC_KEYS' : 'RELEASE_PUBLIC_KEYS';
      const data = {
        RELEASE_SIGNING_KEY: signingKey,
        [variable]: `${names ? `${names.join('+')}:` : ''}${publicKey}`,
      };
      printOutcome({ lines: Object.entries(data).map(each => each.join('=')), data });
    });

  command('create', 'write the repository of a new remote, with a page and a widget')
    .addArgument(new Argument('<key>', 'of the remote, such as reviews').argParser(parseKey))
    .option('--page <path>', 'of its page; default: its key', parsePage)
    .option(
      '--slot <slot>',
      'of its widget: of the home page, or of any page that offers one',
      parseSlot,
      'home.more',
    )
    .addOption(
      new Option('--registry <url>', 'of the packages @carefare/…')
        .argParser(parseSite)
        .makeOptionMandatory(),
    )
    .action((key: RemoteKey, { page = `/${key}`, slot, registry }) => {
      const folder = createRemote(process.cwd(), { key, page, slot, registry });
      printOutcome({ lines: [`${folder} is written; its README says how to go on.`], data: { folder } });
    });

  command(
    'dev',
    'run the released shell with the remote in this folder, which the page follows as it is saved',
  )
    .addOption(channel().default(undefined, 'what is live in the store'))
    .option('--site <url>', 'a running site whose API answers; default: recorded answers', parseSite)
    .addOption(
      new Option('--port <number>', 'port of the site').argParser(parsePort).default(DEV_PORT).env('PORT'),
    )
    .addOption(
      new Option('--inspect [port]', "lets a debugger stop in the shell's server, which renders the remote")
        .argParser(parsePort)
        .preset('9229'),
    )
    .action(({ inspect: inspectPort, ...options }) =>
      runDevelopment(namedStore(), { ...options, inspectPort }),
    );
}
