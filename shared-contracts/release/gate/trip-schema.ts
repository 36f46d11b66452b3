import { findNewPairs, namesOf } from './new-pairs.ts';
import { tripOf } from './read-types.ts';
import type { Rule } from './rule.ts';
import { findRejectedTrip, listDroppedFields } from './trips.ts';

/**
 * Trips outlive the release that wrote them. The shell provides the code that stores, shares and reads them, so two kinds of
 * releases are compared, by the schema that each was built with and by trips generated from it, in both directions:
 * 1. A trip that is stored, or in a shared link, by a live shell is read by the candidate's, and nothing of it is dropped;
 *    after a roll-back, the other way, what the older shell does not know may be dropped.
 * 2. A remote gives trips to, and gets them from, a store whose fields are the shell's: each field that it was built with is
 *    there and takes the same values.
 * Rules that JSON Schema cannot express, such as valid dates, are not compared.
 */
export const checkTripSchema: Rule = (candidate, live, note) => [
  ...compareShells(candidate.shell, live, note),
  ...compareRemotes(candidate, live, note),
];

function compareShells(
  shell: Parameters<Rule>[0]['shell'],
  live: Parameters<Rule>[1],
  note: Parameters<Rule>[2],
): string[] {
  const name = `shell ${shell.release.digest}`;
  return live
    .filter(composition => composition.shell.release.digest !== shell.release.digest)
    .flatMap(({ shell: before }) => {
      const old = `shell ${before.release.digest}`;
      const [was, is] = [tripOf(before), tripOf(shell)];
      if (!was || !is) {
        note(`not compared: ${was ? name : old} does not describe the trip`);
        return [];
      }
      const lost = findRejectedTrip(was, is);
      const dropped = listDroppedFields(was, is).join(', ');
      const locked = findRejectedTrip(is, was);
      return [
        lost &&
          `${name} is refused: it cannot read trips that visitors stored or shared with ${old}: ${lost}. The shell's team ` +
            `reads them as before.`,
        dropped &&
          `${name} is refused: it drops ${dropped} of trips that visitors stored or shared with ${old}. The shell's team ` +
            `brings the field back: a trip only gains fields.`,
        locked &&
          `${name} is refused: after a roll-back ${old} could not read trips that it wrote: ${locked}. The shell's team ` +
            `first promotes a shell that reads them and does not write them.`,
      ].filter(isSentence);
    });
}

function compareRemotes(...[candidate, live, note]: Parameters<Rule>): string[] {
  return findNewPairs(candidate, live).flatMap(pair => {
    const { shell, remote } = namesOf(pair);
    const [own, stored] = [tripOf(pair.release), tripOf(pair.shell)];
    if (!own || !stored) {
      note(`not compared: ${own ? shell : remote} does not describe the trip`);
      return [];
    }
    const [refused, advice] =
      pair.moved === 'shell'
        ? [shell, `The shell's team keeps the trip as ${pair.remote} knows it.`]
        : [
            remote,
            `${pair.remote}'s team builds with the live contract, or a shell with its trip is promoted first.`,
          ];
    const dropped = listDroppedFields(own, stored).join(', ');
    const rejected = findRejectedTrip(own, stored);
    const unknown = findRejectedTrip(stored, own);
    return [
      dropped &&
        `${refused} is refused: ${shell} has no ${dropped} in its trip, which ${remote} was built with. ${advice}`,
      rejected &&
        `${refused} is refused: ${shell} cannot read a trip that ${remote} may write: ${rejected}. ${advice}`,
      unknown &&
        `${refused} is refused: ${remote} cannot read a trip that ${shell} may hold: ${unknown}. ${advice}`,
    ].filter(isSentence);
  });
}

const isSentence = (text: string | undefined): text is string => Boolean(text);
