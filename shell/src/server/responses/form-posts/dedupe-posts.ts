/** How long a result is kept, in ms: long enough for a double click, or for a browser that repeats a lost request. */
const KEPT_MS = 60_000;
const RESULTS_MAX = 500;

/**
 * Answers equal posts of one browser with the result of the first. Without JavaScript a double click sends the form twice,
 * before the first response has set the session cookie by which the API would recognise the repetition. Of posts that reach
 * other shells it knows nothing; the API starts one session for them.
 * @param isFinal whether a result is kept; after any other the next post is a new attempt
 */
export function createPostDeduper<T>(isFinal: (result: T) => boolean) {
  const results = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const existing = results.get(key);
    if (existing) return existing;
    const result = work();
    const forget = () => void (results.get(key) === result && results.delete(key));
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > RESULTS_MAX && oldest !== undefined) results.delete(oldest);
    result.then(value => (isFinal(value) ? setTimeout(forget, KEPT_MS).unref() : forget()), forget);
    return result;
  };
}
