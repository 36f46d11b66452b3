import { useEffect, useState } from 'react';

/** Who waits longer than this is told so, in ms. */
const SLOW_MS = 2_000;

/** Whether something has been pending for long. */
export function useSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
