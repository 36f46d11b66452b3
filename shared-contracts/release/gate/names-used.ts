import { findNewPairs, namesOf } from './new-pairs.ts';
import { listMissingNames } from './offers.ts';
import type { Rule } from './rule.ts';

/** A shell offers every name that a remote beside it uses. */
export const checkNamesUsed: Rule = (candidate, live, note) =>
  findNewPairs(candidate, live).flatMap(pair => {
    const { offers } = pair.shell.release;
    const { shell, remote } = namesOf(pair);
    if (!offers) {
      note(`not compared before the rehearsal: ${shell} does not list what it offers`);
      return [];
    }
    const missing = listMissingNames(pair.release.release.uses, offers).join(', ');
    if (!missing) return [];
    return pair.moved === 'shell'
      ? [
          `${shell} is refused: it lacks ${missing}, which ${remote} uses. The shell's team brings it back, or waits until ` +
            `${pair.remote} has a release without it.`,
        ]
      : [
          `${remote} is refused: it uses ${missing}, which ${shell} does not offer. A shell that has it is promoted first, ` +
            `or ${pair.remote}'s team builds with the contract that is live.`,
        ];
  });
