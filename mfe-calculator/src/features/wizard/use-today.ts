import { useEffect, useState } from 'react';
import { today } from 'shared-contracts';

/** The visitor's own day, `YYYY-MM-DD`; known only after mount, so that server and browser render the same. */
export function useToday(): string | undefined {
  const [day, setDay] = useState<string>();
  // oxlint-disable-next-line react/set-state-in-effect -- once, after mount, on purpose
  useEffect(() => setDay(today()), []);
  return day;
}
