const SHOWN = 5;

/** The first warnings, and how many more there are, so that faults stay on the screen. */
export const shortenWarnings = (warnings: readonly string[]): string[] => {
  const more = warnings.length - SHOWN;
  return more > 0
    ? [
        ...warnings.slice(0, SHOWN),
        `There ${more === 1 ? 'is one more warning' : `are ${more} more warnings`}.`,
      ]
    : [...warnings];
};
