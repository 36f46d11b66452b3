import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTyping, type Typing } from './typing.rules.ts';

const word = fc.string({ minLength: 1, maxLength: 12 });

/** Each text on screen with its duration in ms, from a complete first word on. */
function frames(words: readonly string[], steps: number) {
  let state: Typing = { word: 0, length: words[0]?.length ?? 0, deleting: false };
  return Array.from({ length: steps }, () => {
    const text = words[state.word]?.slice(0, state.length);
    const { next, wait } = nextTyping(state, words);
    state = next;
    return [text, wait];
  });
}

describe('the typing animation', () => {
  it('pauses 2 s after a word, deletes at 50 ms and types the next word at 200 ms a character', () => {
    expect(frames(['abc', 'de'], 9)).toEqual([
      ['abc', 2_000],
      ['ab', 50],
      ['a', 50],
      ['', 200],
      ['d', 200],
      ['de', 2_000],
      ['d', 50],
      ['', 200],
      ['a', 200],
    ]);
  });

  it('shows each word in full, in order, for any words', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), words => {
        const steps = words.reduce((sum, { length }) => sum + 2 * length + 1, 0);
        const complete = frames(words, steps).filter(([, wait]) => wait === 2_000);
        expect(complete.map(([text]) => text).slice(0, words.length)).toEqual(words);
      }),
    );
  });
});
