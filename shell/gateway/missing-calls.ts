import {
  isAbsent,
  isOfSession,
  isRefusal,
  refusesInput,
  refusesKey,
  type SiteCall,
  siteCalls,
} from './site-calls.ts';

/** An answer, as far as it says whether the API has the call. */
interface Told {
  status: number;
  /** It fits, and says something. */
  isUsable: boolean;
  /** It is a page, such as a proxy's. */
  isPage?: boolean;
  /** Below `/api/`, with its query. */
  target: string;
  isProbe?: boolean | undefined;
}

/** `unclear`: what was asked is refused, or answered by nothing, by an API that knows no such treatment or no such call. */
type State = 'there' | 'absent' | 'unclear';

/** They are asked for without parameters, of which one might be refused. */
const withoutInput = siteCalls.filter(({ probe }) => probe && !probe.includes('?'));

/**
 * Notes which of the added calls the API does not have. It may say so in any way until a first answer can be used: from then
 * on only by 404, 405 or 501. Until it was asked, it is taken to have all.
 */
export function createMissingCalls() {
  const states = new Map<string, State>();
  /** It has given an answer, so that what it refuses is not the key. */
  let isKeyTaken = false;
  const isUnclear = (name: string) => states.get(name) === 'unclear';
  const isMissing = (name: string) => isUnclear(name) || states.get(name) === 'absent';
  const refuses = (name: string) =>
    isUnclear(name) &&
    (withoutInput.some(other => other.name === name) ||
      (withoutInput.some(other => isUnclear(other.name)) &&
        withoutInput.every(other => isMissing(other.name))));
  const lacks = (name: string) => states.get(name) === 'absent' || refuses(name);

  function learn({ name, method }: SiteCall, told: Told): State | undefined {
    const { status, isUsable, isPage, target, isProbe } = told;
    const before = states.get(name);
    if (isUsable) return 'there';
    // Of a treatment without a price or a session that is over, this says nothing of the call.
    const isTelling = isProbe || name !== 'GET masters/costs-by-source';
    if (!isTelling || (status === 404 && isOfSession(name))) return before;
    if (isAbsent(status)) return 'absent';
    // What is sent may be wrong.
    if (before === 'there' || method !== 'GET') return before;
    if ((refusesInput(status) || (status < 300 && !isPage)) && !isOfSession(name)) {
      const isTold = isProbe || withoutInput.some(({ probe }) => probe === target);
      return isTold ? 'unclear' : before;
    }
    const isOfCall = status < 300 || (isRefusal(status) && (isKeyTaken || !refusesKey(status)));
    return before ?? (isOfCall ? 'absent' : undefined);
  }

  return {
    /** @returns whether the answer means that there is nothing */
    note(call: SiteCall, told: Told): boolean {
      isKeyTaken ||= told.status < 300 && !told.isPage;
      if (!call.isAdded) return isAbsent(told.status);
      const now = learn(call, told);
      if (now) states.set(call.name, now);
      if (told.isUsable) return false;
      return isAbsent(told.status) || ((told.status < 300 || isRefusal(told.status)) && lacks(call.name));
    },
    lacks,
    /** Whether it refuses whatever it is asked, as it does where it does not know a call. */
    refuses,
  };
}
