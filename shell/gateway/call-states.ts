import { isAbsent, isOfSession, refusesKey, type SiteCall, siteCalls } from './site-calls.ts';

/** Whether the API has a call, by its last answer: `refused` by 401 or 403, `unknown` until it was asked. */
export const callStateNames = ['there', 'absent', 'refused', 'failing', 'unknown'] as const;
export type CallState = (typeof callStateNames)[number];

/**
 * Notes of each call of the site whether the API has it.
 * @param info told of it in a line
 * @param refuses whether a call is refused because it is not there, by its name
 */
export function createCallStates(info: (message: string) => void, refuses: (name: string) => boolean) {
  const states = new Map<string, CallState>(siteCalls.map(({ name }) => [name, 'unknown']));
  /** The same but for failures, which come and go and have lines of their own. */
  const settled = new Map(states);
  let isTold = false;
  /** What is refused counts as there, unless so is each call that the API does not know. */
  const seen = (name: string, state: CallState) => (state === 'there' && refuses(name) ? 'absent' : state);
  const read = (): ReadonlyMap<string, CallState> =>
    new Map([...states].map(([name, state]) => [name, seen(name, state)]));

  return {
    /** @param status undefined without an answer */
    note(call: SiteCall, status: number | undefined, isProbe = false): void {
      const { name } = call;
      const before = seen(name, settled.get(name) ?? 'unknown');
      const now = seen(name, stateBy(call, status, { before, isProbe }));
      states.set(name, now);
      if (now === 'failing' || now === before) return;
      settled.set(name, now);
      if (isTold && !(before === 'unknown' && now === 'there'))
        info(`The API call ${name} is ${now} now, and was ${before}`);
    },
    /** Says it of all calls, and from now on each change. */
    tell(): void {
      isTold = true;
      const groups = Map.groupBy(read(), ([, state]) => state);
      const parts = callStateNames.flatMap(state => {
        const names = groups.get(state)?.map(([name]) => name) ?? [];
        if (names.length === 0) return [];
        if (state === 'there') return `${names.length} there`;
        return state === 'unknown' ? `${names.length} not asked yet` : `${state}: ${names.join(', ')}`;
      });
      info(`The calls of the API: ${parts.join('; ')}`);
    },
    /** By the name of the call. */
    read,
  };
}

function stateBy(
  { name, isAdded }: SiteCall,
  status: number | undefined,
  { before, isProbe }: { before: CallState; isProbe: boolean },
): CallState {
  if (status === undefined) return 'failing';
  // A session that is over may be a 401, and says nothing of the call.
  if (status === 401 && isOfSession(name) && before !== 'unknown') return before;
  if (refusesKey(status)) return 'refused';
  if (status === 404) {
    // There is no such session; or no price of the treatment, which says nothing of the call.
    if (name.includes('{sessionId}') && !isAdded) return 'there';
    if (/\{sessionId\}|by-ip/.test(name) || (name === 'GET masters/costs-by-source' && !isProbe))
      return before;
    return isAdded || before === 'unknown' ? 'absent' : before;
  }
  if (isAbsent(status)) return 'absent';
  return status >= 500 || status === 408 || status === 429 ? 'failing' : 'there';
}
