/** Section 9: milliseconds per typed character, per deleted character, and of the pause after a word. */
export const TYPE_MS = 200;
export const DELETE_MS = 50;
export const PAUSE_MS = 2_000;

/** State of the typing animation: index of the word, visible characters, direction. */
export interface Typing {
  word: number;
  length: number;
  deleting: boolean;
}

/** The next state, and how many milliseconds the current one is shown. */
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
