import { Argument, Option } from 'commander';
import { KEPT_DAYS } from '../journal/kept-days.ts';
import type { ReleasedPackage } from '../store/stored-release.ts';
import {
  collectPackages,
  parseChannel,
  parseDigest,
  parseName,
  parsePackage,
  parseReason,
  parseSite,
} from './arguments.ts';
import { defaultChannel } from './default-channel.ts';
import { userName } from './user-name.ts';

// What several commands take.

export const packageArgument = () => new Argument('<package>').argParser(parsePackage);
export const digestArgument = () => new Argument('<digest>').argParser(parseDigest);
export const by = () =>
  new Option('--by <name>', 'who').argParser(parseName).default(userName(), 'your user name');
export const channel = () =>
  new Option('--channel <name>', 'a channel of previews; default: live, what all visitors get').argParser(
    parseChannel,
  );
/** A channel of the package itself; its name may be left out. */
export const ownChannel = () =>
  new Option(
    '--channel [name]',
    'a channel of previews, by default <package>-<branch>; without the option: live, what all visitors get',
  )
    // Commander takes undefined for the option without a name.
    .argParser(text => parseChannel(text) ?? false);
/** Name of the channel that `ownChannel` asks for; undefined for live. */
export const channelNamed = (
  name: ReleasedPackage,
  given: string | boolean | undefined,
): string | undefined => (given === true ? defaultChannel(name) : given || undefined);
export const withOthers = () =>
  new Option('--with <remote...>', 'others whose releases are in the channel, and go along').argParser(
    collectPackages,
  );
export const site = () =>
  new Option(
    '--site <address>',
    'wait, for at most a minute, until this site serves it; ends with 1 if it does not',
  )
    .argParser(parseSite)
    .conflicts('channel');
export const reason = () => new Option('--reason <text>', 'why').argParser(parseReason);
export const withoutLook = () =>
  new Option(
    '--without-look <reason>',
    'open no page in a browser, as where there is none; the journal keeps why',
  ).argParser(parseReason);
export const takes = () =>
  new Option('--takes <prefix...>', `a prefix that another remote had within the last ${KEPT_DAYS} days`);
