import type { TrialFault } from '@carefare/release/trial';

/** A composition that was refused is tried once more, within a minute: the machine may have been at fault. */
const REFUSED_FOR_MS = 30_000;

interface Refusal {
  faults: readonly TrialFault[];
  /** When it may be tried again. */
  until: number;
}

export type Refusals = ReturnType<typeof createRefusals>;

/** The compositions that this shell has refused, by id. One that is refused twice stays so. */
export function createRefusals() {
  const refused = new Map<string, Refusal>();
  return {
    add(id: string, faults: readonly TrialFault[]): void {
      const until = refused.has(id) ? Infinity : Date.now() + REFUSED_FOR_MS;
      refused.set(id, { faults, until });
    },
    addForGood: (id: string, reason: string): void =>
      void refused.set(id, { faults: [{ reason }], until: Infinity }),
    forget: (id: string): void => void refused.delete(id),
    isRefused: (id: string): boolean => Date.now() < (refused.get(id)?.until ?? 0),
    /** Whether a refused composition is tried once more. */
    isTriedAgain: (id: string): boolean => Number.isFinite(refused.get(id)?.until),
    faultsOf: (id: string): readonly TrialFault[] => refused.get(id)?.faults ?? [],
  };
}
