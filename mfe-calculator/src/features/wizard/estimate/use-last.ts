import { useState } from 'react';

/** The last value that was there, while there is none; forgotten as soon as `of` changes. */
export function useLast<T>(value: T | null, of: string | null): T | null {
  const [last, setLast] = useState({ value, of });
  const next = value ?? (last.of === of ? last.value : null);
  // Written while rendering, as React's own documentation does for a value of the render before.
  if (next !== last.value || of !== last.of) setLast({ value: next, of });
  return next;
}
