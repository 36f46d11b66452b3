/** What a command did: lines for a reader, and the same as data for `--json`. */
export interface Outcome {
  lines: readonly string[];
  data: unknown;
  /** What it found is at fault: the command ends with 1. */
  isRefused?: boolean;
}
