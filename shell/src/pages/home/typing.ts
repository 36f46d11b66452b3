/** Section 9: milliseconds per character typed and deleted, and of the pause at a whole word. */
export const TYPE_MS = 200;
export const DELETE_MS = 50;
export const PAUSE_MS = 2_000;

/** Where the typing animation stands: which word, how much of it, in which direction. */
export interface Typing {
  word: number;
  length: number;
  deleting: boolean;
}

/** The next state and how long the present one is shown, in milliseconds. Pure: the timer is the caller's. */
export function nextTyping(
  { word, length, deleting }: Typing,
  words: readonly string[],
): { next: Typing; wait: number } {
  const whole = words[word]?.length ?? 0;
  if (!deleting && length < whole)
    return { next: { word, length: length + 1, deleting: false }, wait: TYPE_MS };
  if (!deleting) return { next: { word, length: length - 1, deleting: true }, wait: PAUSE_MS };
  if (length > 0) return { next: { word, length: length - 1, deleting: true }, wait: DELETE_MS };
  return { next: { word: (word + 1) % words.length, length: 1, deleting: false }, wait: TYPE_MS };
}
