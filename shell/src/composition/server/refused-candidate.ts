/** A candidate composition may not go live. Each fault is one sentence that begins with the remote and its release. */
export class RefusedCandidateError extends Error {
  override readonly name = 'RefusedCandidateError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join(' '));
    this.faults = faults;
  }
}
