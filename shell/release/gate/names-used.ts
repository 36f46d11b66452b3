import { checkOfferedModules } from './check-offered-modules.ts';
import { listMissingNames } from './offered-modules.ts';

/** A shell offers every name that a remote in it uses. */
export const checkNamesUsed = checkOfferedModules((release, offers, { shell, remote, team }) => {
  const missing = listMissingNames(release.uses, offers).join(', ');
  if (!missing) return undefined;
  return {
    shell:
      `${shell} is refused: it lacks ${missing}, which ${remote} uses. The shell's team brings it back, or waits until ` +
      `${team} has a release without it.`,
    remote:
      `${remote} is refused: it uses ${missing}, which ${shell} does not offer. A shell that has it is promoted first, ` +
      `or ${team}'s team builds with the contract that is live.`,
  };
});
