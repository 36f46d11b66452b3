import type { CheckedAnswer } from './check-answer.ts';
import type { SiteCall } from './site-calls.ts';

/** Kinds of misfits that the log names of one call. */
const KINDS_MAX = 10;

/** Says once of each call what does not fit in its rows: not for each of them, and not again with each answer. */
export function createMisfitLog(warn: (message: string) => void) {
  const said = new Map<string, Set<string>>();
  return ({ name }: SiteCall, { leftOut, spared = 0, reason }: Omit<CheckedAnswer, 'text'>): void => {
    if (!reason) return;
    const kinds = said.get(name) ?? new Set();
    const kind = reason.path.replaceAll(/(?:^|\.)\d+(?=\.|$)/g, '');
    if (kinds.has(kind) || kinds.size === KINDS_MAX) return;
    said.set(name, kinds.add(kind));
    const rows = leftOut === 1 ? '1 row does not fit and is' : `${leftOut} rows do not fit and are`;
    const fields = spared === 1 ? '1 row has a field' : `${spared} rows have a field`;
    const parts = [
      ...(leftOut > 0 ? [`${rows} left out`] : []),
      ...(spared > 0 ? [`${fields} that does not fit and counts as missing`] : []),
    ];
    warn(
      `The API call ${name}: ${parts.join(', ')}; the first is wrong at ${reason.path} (${reason.message})`,
    );
  };
}
