import type { JournalEntry } from '../journal-entry.ts';
import { RefusedPromotionError } from '../promote.ts';

/** What a check said. */
interface Verdict {
  faults: readonly string[];
  /** What could not be compared. */
  notes?: readonly string[];
}

/** Collects what checks say. @param override why faults may pass that are not strict; the journal keeps it */
export function createResults(override: string | undefined) {
  const checks: JournalEntry['checks'] = {};
  const refused = new Set<string>();
  return {
    /** What the journal keeps of them. */
    checks,
    add(name: string, { faults, notes = [] }: Verdict, isStrict = false): void {
      const mayPass = override !== undefined && !isStrict;
      for (const fault of mayPass ? [] : faults) refused.add(fault);
      const result = faults.length > 0 ? `overridden (${override}): ${faults.join(' ')}` : 'passed';
      checks[name] = notes.length > 0 ? `${result} (${notes.join('; ')})` : result;
    },
    /** @throws RefusedPromotionError with each fault until now that may not pass */
    refuse(): void {
      if (refused.size > 0) throw new RefusedPromotionError([...refused].join('\n'));
    },
  };
}
