import { useEffect, useState } from 'react';

/** In ms; after this the page says that it takes longer. */
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
