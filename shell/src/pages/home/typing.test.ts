import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTyping, type Typing } from './typing.ts';

const word = fc.string({ minLength: 1, maxLength: 12 });

/** What is on screen, and for how many ms, from a whole first word on. */
function shown(words: readonly string[], steps: number) {
  let state: Typing = { word: 0, length: words[0]?.length ?? 0, deleting: false };
  return Array.from({ length: steps }, () => {
    const text = words[state.word]?.slice(0, state.length);
    const { next, wait } = nextTyping(state, words);
    state = next;
    return [text, wait];
  });
}

describe('the typing animation', () => {
  it('pauses 2 s at a whole word, deletes at 50 ms, types the next one at 200 ms a character', () => {
    expect(shown(['abc', 'de'], 9)).toEqual([
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

  it('shows every word whole, one after the other, whatever the words are', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), words => {
        const steps = words.reduce((sum, { length }) => sum + 2 * length + 1, 0);
        const whole = shown(words, steps).filter(([, wait]) => wait === 2_000);
        expect(whole.map(([text]) => text).slice(0, words.length)).toEqual(words);
      }),
    );
  });
});
