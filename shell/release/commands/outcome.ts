/** What a command did: lines for a reader, and the same as data for `--json`. */
export interface Outcome {
  lines: readonly string[];
  data: unknown;
  /** The command found a fault, so it ends with 1. */
  hasFault?: boolean;
}
