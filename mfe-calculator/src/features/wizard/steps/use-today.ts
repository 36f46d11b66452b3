import { useEffect, useState } from 'react';
import { today } from '../../../shared/dates.rules.ts';

/** The visitor's day as `YYYY-MM-DD`; undefined until mounted, so that server and browser render the same HTML. */
export function useToday(): string | undefined {
  const [day, setDay] = useState<string>();
  // oxlint-disable-next-line react/set-state-in-effect -- once, after mount: the server cannot know the visitor's day
  useEffect(() => setDay(today()), []);
  return day;
}
