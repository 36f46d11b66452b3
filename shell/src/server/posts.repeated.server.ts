/** For how long a stored request is remembered, in ms: a double click, or a browser that repeats what got no answer. */
const KEPT_MS = 60_000;
/** Answers that are remembered at once; the oldest gives way. */
const MOST = 500;

/**
 * Answers equal posts of one browser with one piece of work. Without JavaScript a double click sends the form twice, the
 * second time before the first answer has brought the session's cookie, and the API knows a repeated request by its
 * session. An answer for which `lasts` is false is forgotten at once: the next post is a new try.
 */
export function answeredOnce<T>(lasts: (answer: T) => boolean) {
  const known = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const before = known.get(key);
    if (before) return before;
    const answer = work();
    const forget = () => void (known.get(key) === answer && known.delete(key));
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    answer.then(given => (lasts(given) ? setTimeout(forget, KEPT_MS).unref() : forget()), forget);
    return answer;
  };
}
