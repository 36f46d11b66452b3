import { findNewPairs, namesOf } from './new-pairs.ts';
import { listUnmetRanges } from './offers.ts';
import type { Rule } from './rule.ts';

/** A shell has each shared module in the range that a remote beside it was built for. */
export const checkSharedRanges: Rule = (candidate, live, note) =>
  findNewPairs(candidate, live).flatMap(pair => {
    const { offers } = pair.shell.release;
    const { shell, remote } = namesOf(pair);
    if (!offers) {
      note(`not compared before the rehearsal: ${shell} does not list what it offers`);
      return [];
    }
    const unmet = listUnmetRanges(pair.release.release.shared, offers).join('; it ');
    if (!unmet) return [];
    return pair.moved === 'shell'
      ? [
          `${shell} is refused: ${remote} would not run in it: it ${unmet}. The shell's team takes that version back, or all ` +
            `remotes are released for the new one first.`,
        ]
      : [
          `${remote} is refused: it ${unmet} (${shell}). ${pair.remote}'s team builds with the versions of the live shell, or ` +
            `a shell with the newer ones is promoted first.`,
        ];
  });
