/**
 * Whether `pnpm test --all` runs: tests tagged @nightly as well, every case of those that otherwise take a sample, and
 * every browser test on the phone too.
 */
export const runsAll = process.env.CAREFARE_ALL === '1';

/** All cases with `--all`, else those of the sample. */
export const allOr = <T>(all: readonly T[], sample: readonly T[]): readonly T[] => (runsAll ? all : sample);
