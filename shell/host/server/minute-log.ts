const MINUTE_MS = 60_000;

/**
 * Logs what may happen with every request: the first time at once, then once a minute how often it has happened.
 * @param warn gets a sentence
 */
export function createMinuteLog(warn: (sentence: string) => void) {
  const counts = new Map<string, { since: number; count: number }>();
  /** @param phrase one of few, without the full stop */
  return (phrase: string): void => {
    const now = Date.now();
    const last = counts.get(phrase);
    if (last && now - last.since < MINUTE_MS) {
      last.count += 1;
      return;
    }
    counts.set(phrase, { since: now, count: 0 });
    warn(
      last && last.count > 0 ? `${phrase}, ${last.count + 1} times since it was logged last.` : `${phrase}.`,
    );
  };
}
