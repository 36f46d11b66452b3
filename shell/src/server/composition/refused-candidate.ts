import { describeFault, type Fault } from '@carefare/release/trial';

/** A candidate composition may not go live. */
export class RefusedCandidateError extends Error {
  override readonly name = 'RefusedCandidateError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(describeFault).join(' '));
    this.faults = faults;
  }
}
