import { describeFault, type TrialFault } from '@carefare/release/trial';

/** A candidate composition may not go live. */
export class RefusedCandidateError extends Error {
  override readonly name = 'RefusedCandidateError';
  readonly faults: readonly TrialFault[];

  constructor(faults: readonly TrialFault[]) {
    super(faults.map(describeFault).join(' '));
    this.faults = faults;
  }
}
