import { type RefObject, useEffect, useState } from 'react';
import { homeCopy } from './home.copy.ts';
import { nextTyping, type Typing } from './typing.rules.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';

interface TypedPlaceholder {
  /** Paused by the visitor, or because of reduced motion. */
  isPaused: boolean;
  /** The system asks for reduced motion, so there is nothing to pause. */
  isMotionReduced: boolean;
  toggle: () => void;
}

/** Types the words, one after the other, into the field's placeholder, without re-rendering. The server shows the first. */
export function useTypedPlaceholder(
  field: RefObject<HTMLInputElement | null>,
  words: readonly string[],
): TypedPlaceholder {
  const [isPaused, setPaused] = useState(false);
  const [isMotionReduced, setMotionReduced] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(REDUCED);
    const update = () => setMotionReduced(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const input = field.current;
    // oxlint-disable react/immutability -- on purpose: a DOM attribute that changes five times a second
    if (!input || isPaused || isMotionReduced) {
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
  }, [field, words, isPaused, isMotionReduced]);

  return {
    isPaused: isPaused || isMotionReduced,
    isMotionReduced,
    toggle: () => setPaused(value => !value),
  };
}
