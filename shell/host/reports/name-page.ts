import type { Match } from '../page/match.ts';

/** The kind of page, as reports name it: id of the remote's module, or name of the shell's own page. */
export const namePage = (match: Match): string =>
  match.kind === 'remote' ? match.id : `shell/${match.kind === 'shell' ? match.name : 'missing'}`;
