const MINUTE_MS = 60_000;
/** Far more than faults of one cause have. A phrase may repeat what strangers sent to an API. */
const PHRASES_MAX = 48;
const OTHERS = 'There are more kinds of warnings in a minute than are logged';

/**
 * Logs what may happen with every request: the first time at once, then once a minute how often it has happened.
 * @param warn gets a sentence
 */
export function createMinuteLog(warn: (sentence: string) => void) {
  const counts = new Map<string, { since: number; count: number }>();
  /** @param sentence without the full stop */
  return (sentence: string): void => {
    const now = Date.now();
    if (!counts.has(sentence) && counts.size >= PHRASES_MAX)
      for (const [phrase, { since, count }] of counts) {
        if (now - since < MINUTE_MS) continue;
        counts.delete(phrase);
        if (count > 0) warn(`${phrase}, ${count} times since it was logged last.`);
      }
    const phrase = counts.has(sentence) || counts.size < PHRASES_MAX ? sentence : OTHERS;
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
