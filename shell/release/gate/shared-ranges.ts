import { checkOfferedModules } from './check-offered-modules.ts';
import { listUnmetRanges } from './offered-modules.ts';

/** A shell has each shared module in the range that a remote in it was built for. */
export const checkSharedRanges = checkOfferedModules((release, offers, { shell, remote, team }) => {
  const unmet = listUnmetRanges(release.shared, offers).join('; it ');
  if (!unmet) return undefined;
  return {
    shell:
      `${shell} is refused: ${remote} would not run in it: it ${unmet}. The shell's team takes that version back, or all ` +
      `remotes are released for the new one first.`,
    remote:
      `${remote} is refused: it ${unmet} (${shell}). ${team}'s team builds with the versions of the live shell, or ` +
      `a shell with the newer ones is promoted first.`,
  };
});
