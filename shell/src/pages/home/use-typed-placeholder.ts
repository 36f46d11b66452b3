import { type RefObject, useEffect, useState } from 'react';
import { homeCopy } from './home.copy.ts';
import { nextTyping, type Typing } from './typing.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

interface TypedPlaceholder {
  /** Nothing moves: by the visitor's wish or by the system's setting. */
  paused: boolean;
  /** The system asks for no motion: there is nothing to pause. */
  still: boolean;
  toggle: () => void;
}

/**
 * Types the words, one after the other, into the field's placeholder: past React, so that nothing is rendered again
 * five times a second. The server's placeholder shows the first word whole.
 */
export function useTypedPlaceholder(
  field: RefObject<HTMLInputElement | null>,
  words: readonly string[],
): TypedPlaceholder {
  const [paused, setPaused] = useState(false);
  const [still, setStill] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(REDUCED);
    const follow = () => setStill(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const input = field.current;
    // oxlint-disable react/immutability -- past React on purpose: an attribute of the DOM, five times a second
    if (!input || paused || still) {
      if (input) input.placeholder = homeCopy.search.placeholder(words[0] ?? '');
      return undefined;
    }
    let state: Typing = { word: 0, length: words[0]?.length ?? 0, deleting: false };
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      input.placeholder = homeCopy.search.placeholder(words[state.word]?.slice(0, state.length) ?? '');
      const { next, wait } = nextTyping(state, words);
      state = next;
      timer = setTimeout(step, wait);
    };
    step();
    // oxlint-enable react/immutability
    return () => clearTimeout(timer);
  }, [field, words, paused, still]);

  return { paused: paused || still, still, toggle: () => setPaused(value => !value) };
}
