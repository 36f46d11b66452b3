import { Argument, Option } from 'commander';
import { parseChannel, parseDigest, parsePackage, parseReason } from './arguments.ts';

// What several commands take.

export const packageArgument = () => new Argument('<package>').argParser(parsePackage);
export const digestArgument = () => new Argument('<digest>').argParser(parseDigest);
export const by = () => new Option('--by <name>', 'who; default: your user name');
export const channel = () =>
  new Option('--channel <name>', 'a channel of previews; default: live, what all visitors get').argParser(
    parseChannel,
  );
export const reason = () => new Option('--reason <text>', 'why').argParser(parseReason);
