import { randomUUID } from 'node:crypto';
import { addDays, createApi, defaultTrip, stepUpdateFor, today } from 'shared-contracts/host';
import { StepUpdateSchema } from 'shared-contracts/wire';
import { siteCallOf } from 'shell/site-calls';
import { type Connection, fetchBy, type Reply, wholeBody } from './ask.ts';
import { type Attempt, bodyOf, checkReply } from './attempt.ts';
import { added, PLACE_KEY, section7 } from './calls.ts';
import type { Known, Trip } from './learn-api.ts';

const calls = [...section7, ...added];
/** Calls, by their names in the table. */
const START = 'POST /journey/start/{ip}';
const FIND = 'GET /journey/by-ip/{ip}';
const SAVE = 'PUT /journey/{sessionId}';
const READ = 'GET /journey/{sessionId}';
const COMPUTE = 'POST /journey/compute-cost';
const COST = 'GET /journey/{sessionId}/cost';
const SUBMIT = 'POST /journey/{sessionId}/submissions';

const DAYS_AHEAD = 60;
/** Of the text that the quote form shows; an API may refuse others. */
const CONSENT_VERSION = 'health-data-2';
const stepNames = StepUpdateSchema.options.map(({ entries }) => entries.step.literal);

/** By the name of the call. */
export type Writing = ReadonlyMap<string, Attempt>;

/** Plans a trip and sends a quote request, as the site does by the contract's client. */
export async function tryWriting(connection: Connection, known: Known): Promise<Writing> {
  const attempts = new Map<string, Attempt>();
  const { api, replyTo } = createVisitor(connection);

  async function attempt<T>(name: string, make: () => Promise<T>, about?: string): Promise<T | undefined> {
    const call = calls.find(each => each.name === name);
    const { result, reply } = await replyTo(make);
    const replies = call && reply ? [checkReply(call, reply, about)] : [];
    attempts.set(name, { replies: [...(attempts.get(name)?.replies ?? []), ...replies] });
    return result;
  }
  function leaveOut(names: readonly string[], why: string): Writing {
    for (const name of names) attempts.set(name, { replies: [], untried: `not tried: ${why}` });
    return attempts;
  }
  const hasFailed = (name: string) => attempts.get(name)?.replies.some(({ failure }) => failure);

  const place = { ip: PLACE_KEY, country: known.source };
  const sessionId = await attempt(START, () => api.startSession(place));
  if (sessionId === undefined) return leaveOut([SAVE, READ, COMPUTE, COST, SUBMIT], 'no session was started');
  await attempt(FIND, () => api.findSession(place));
  const [trip] = known.trips;
  if (!trip) return leaveOut([SAVE, READ, COMPUTE, COST, SUBMIT], 'no treatment is known');

  const updates = updatesOf(known, trip, sessionId);
  for (const update of updates) await attempt(SAVE, () => api.saveStep(sessionId, update), update.step);
  const isSaved = !hasFailed(SAVE);
  await attempt(READ, () => api.savedTrip(sessionId));
  if (isSaved) await tryUnknownField();

  if (updates.length < stepNames.length) leaveOut([COMPUTE, COST], 'no country is known');
  else if (isSaved) await tryCost(sessionId);
  else leaveOut([COMPUTE, COST], 'a step was not saved');

  await attempt(SUBMIT, () =>
    api.submitContact(sessionId, submissionOf(known, trip), { idempotencyKey: randomUUID() }),
  );
  return attempts;

  async function tryCost(id: number): Promise<void> {
    await attempt(COMPUTE, () => api.computeCost(id));
    if (hasFailed(COMPUTE)) return void leaveOut([COST], 'none was computed');
    const cost = await attempt(COST, () => api.cost(id));
    const [reply] = attempts.get(COST)?.replies ?? [];
    // The table names one further amount for all.
    if (cost?.others && reply)
      attempts.set(COST, { replies: [{ ...reply, body: { airport_transfer: cost.others } }] });
  }

  /** An API may refuse a field that it does not know. */
  async function tryUnknownField(): Promise<void> {
    const [update] = updates;
    if (!sessionId || !update) return;
    const updatesWithMore = Object.assign({}, update.updates, { conformance: true });
    await replyTo(() => api.saveStep(sessionId, Object.assign({}, update, { updates: updatesWithMore })));
  }
}

/** The contract's client with the cookie of its session, as in a browser, and the replies to it. */
function createVisitor({ address, send }: Connection) {
  let cookie = '';
  const replies: Promise<Reply>[] = [];

  const api = createApi({
    baseUrl: address,
    fetch: fetchBy((request, deadlineMs) => {
      if (cookie) request.headers.append('cookie', cookie);
      const reply = send(request, deadlineMs);
      replies.push(reply);
      return reply;
    }, readReply),
  });
  async function replyTo<T>(make: () => Promise<T>): Promise<{ result?: T; reply?: Reply | undefined }> {
    const given = await make().then(
      result => ({ result }),
      () => ({}),
    );
    const reply = await replies.pop();
    const cookies = reply?.headers.getSetCookie().map(each => each.split(';')[0]) ?? [];
    if (cookies.length > 0) cookie = cookies.join('; ');
    return { ...given, reply };
  }
  return { api, replyTo };
}

function readReply(reply: Reply): unknown {
  const [method = '', target = ''] = reply.request.split(' ');
  const call = siteCallOf(method, (target.split('/api/').at(-1) ?? '').split('?')[0] ?? '');
  const answer = calls.find(({ name }) => name === call?.name.replace(' ', ' /'))?.answer;
  return answer ? bodyOf(answer, reply) : wholeBody(reply);
}

/** Those that can be saved: not that of the destination if none is known. */
function updatesOf(known: Known, { treatment, nights, destination }: Trip, sessionId: number) {
  const startDate = addDays(today(), DAYS_AHEAD);
  const trip = {
    ...defaultTrip,
    treatmentType: treatment.id,
    visits: treatment.visits?.days.length ?? null,
    source: known.source,
    destination: destination ?? null,
    startDate,
    endDate: addDays(startDate, nights),
    timeline: 'soon' as const,
    companions: 1,
    travelers: 2,
    accommodationType: { accommodationMasterId: known.accommodationId },
    accommodationDuration: nights,
    foodPreference: { foodMasterId: known.foodId },
  };
  return stepNames.map(step => stepUpdateFor(step, trip, sessionId)).filter(update => update !== null);
}

const submissionOf = ({ source }: Known, { treatment, destination = '' }: Trip) => ({
  kind: 'contact_us' as const,
  payload: {
    treatment_id: Number(treatment.id),
    source,
    destination,
    contact_name: 'Carefare Trial',
    contact_email: 'trial@example.com',
    contact_phone: '',
    timeline: 'soon' as const,
    notes: 'This is a trial of the API, not a request of a patient. It can be deleted.',
  },
  consent: { version: CONSENT_VERSION, at: new Date().toISOString() },
});
