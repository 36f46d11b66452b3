import type { JournalEntry } from '../journal/journal-entry.ts';
import { RefusedPromotionError } from '../store/refused-promotion-error.ts';

export type Results = ReturnType<typeof createResults>;

/** Collects what checks say. @param override why faults may pass that are not strict; the journal keeps it */
export function createResults(override: string | undefined) {
  const checks: JournalEntry['checks'] = {};
  const refused = new Set<string>();
  return {
    /** What the journal keeps of them. */
    checks,
    /** @param found sentences; the same one is kept once */
    add(name: string, found: readonly string[], isStrict = false): void {
      const faults = [...new Set(found)];
      const mayPass = override !== undefined && !isStrict;
      for (const fault of mayPass ? [] : faults) refused.add(fault);
      checks[name] = faults.length > 0 ? `overridden (${override}): ${faults.join(' ')}` : 'passed';
    },
    /** @throws RefusedPromotionError with all faults so far that may not pass, and with warnings after them */
    refuse(warnings: readonly string[] = []): void {
      if (refused.size > 0) throw new RefusedPromotionError([...refused, ...warnings].join('\n'));
    },
  };
}
