import { aDatedTrip, aTreatment } from '@carefare/testing';
import * as fc from 'fast-check';
import {
  type ContactSubmission,
  chooseDestination,
  saveSteps,
  sessionAtom,
  tripAtom,
  withSession,
} from 'shared-contracts';
import {
  createApi,
  createSession,
  createTripStore,
  restoreTripAtom,
  stepUpdateFor,
} from 'shared-contracts/host';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rememberAnswers } from './remember-answers.ts';

/** What a call of the fake API meets: `lost` forgets its session for good, `missing` denies it this once. */
const faults = ['lost', 'missing', 'conflict', 'busy', 'down', 'silent', 'unreachable'] as const;
type Fault = (typeof faults)[number];

/** Retry-After of the fault `busy`, in s. */
const RETRY_AFTER = 45;

const MOST_CALLS = 500;

interface Journey {
  id: number;
  startedAt: number;
  isLost: boolean;
  /** When it was denied (404), in ms. */
  denials: number[];
  /** What it stores, by the names of the updates. */
  stored: Record<string, Record<string, unknown>>;
}

interface Body {
  session_id?: number;
  step?: string;
  updates?: Record<string, unknown>;
}

interface FakeOptions {
  /** A call meets the next of them, if there is one. */
  pending?: (Fault | null)[] | undefined;
  /** The status of every answer to this update; undefined if it is stored. */
  refusal?: (step: string | undefined) => number | undefined;
}

/** Section 7's calls of a journey in memory, with a log. */
function createFakeJourneys({ pending = [], refusal = () => undefined }: FakeOptions = {}) {
  const journeys: Journey[] = [];
  const calls: { call: string; step: string | undefined; at: number; status: number }[] = [];
  const refuse = (status: number, headers = {}) => new Response('{}', { status, headers });

  function fail(fault: Fault, journey: Journey | undefined): Response | Promise<Response> {
    if (fault === 'lost' && journey) journey.isLost = true;
    if (fault === 'lost' || fault === 'missing') return refuse(404);
    if (fault === 'conflict') return refuse(409);
    if (fault === 'busy') return refuse(429, { 'retry-after': RETRY_AFTER });
    if (fault === 'down') return refuse(503);
    return fault === 'silent' ? new Promise(() => undefined) : Promise.reject(new TypeError('fetch failed'));
  }

  function answer(path: string, journey: Journey | undefined, { step, updates }: Body): Response {
    if (path.startsWith('journey/start/')) {
      const id = journeys.length + 40;
      journeys.push({ id, startedAt: Date.now(), isLost: false, denials: [], stored: {} });
      return Response.json({ session_id: id });
    }
    const status = journey && !journey.isLost ? refusal(step) : 404;
    if (status || !journey) return refuse(status ?? 404);
    if (step) journey.stored[step] = { ...journey.stored[step], ...updates };
    const cost = { treatment: 1, travel: 0, visa: 0, accommodation: 0, food: 0, total: 1 };
    return Response.json({ session_id: journey.id, step: step ?? '', reference: 'R-1', ...cost });
  }

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api/', '');
    const body: Body = await request.json();
    const id = body.session_id ?? Number(path.split('/')[1]);
    const journey = journeys.find(one => one.id === id);
    const entry = { call: `${request.method} ${path}`, step: body.step, at: Date.now(), status: 0 };
    calls.push(entry);
    // Ends a loop of calls, and fails the test.
    if (calls.length >= MOST_CALLS) return new Promise(() => undefined);
    const fault = pending.shift();
    const response = await (fault ? fail(fault, journey) : answer(path, journey, body));
    entry.status = response.status;
    if (response.status === 404) journey?.denials.push(Date.now());
    return response;
  };
  return { fetch, journeys, calls };
}

// The code of calls comes with the first one, and fake time would not wait for it.
beforeAll(
  async () =>
    void (await createApi({ baseUrl: 'http://api', fetch: async () => Response.json([]) }).treatments()),
);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => void vi.useRealTimers());

const stepNames = ['treatment', 'destination', 'dates', 'accommodation', 'food'] as const;

/** How long a session that replaced another is kept although it is denied as well, in ms. */
const KEPT_MS = 30_000;

const submission: ContactSubmission = {
  kind: 'contact_us',
  payload: { treatment_id: 52, contact_name: 'Ann Example', contact_email: 'ann@example.com' },
  consent: { version: '1', at: '2026-11-01T10:00:00.000Z' },
};

/** A page with a complete trip, and all that saves on it. */
function openPage(options?: Parameters<typeof createFakeJourneys>[0]) {
  const server = createFakeJourneys(options);
  const store = createTripStore();
  const api = createApi({ baseUrl: 'http://api', fetch: server.fetch });
  const session = createSession({
    store,
    api,
    locate: () => Promise.resolve({ ip: 'a1b2', country: 'UK' }),
    storage: { get: () => null, set: () => undefined },
  });
  store.set(restoreTripAtom, aDatedTrip());
  rememberAnswers({ store, api, session });
  const services = { store, api, session };

  const next = async (step: (typeof stepNames)[number]) => {
    const savedTo = await saveSteps(services, step);
    const stored = server.journeys.find(({ id }) => id === savedTo)?.stored;
    for (const name of stepNames.slice(0, stepNames.indexOf(step) + 1))
      expect(stored?.[name]).toMatchObject(stepUpdateFor(name, store.get(tripAtom), savedTo)?.updates ?? {});
  };
  const acts = {
    next: () => next('dates'),
    'last next': () => next('food'),
    'country card': () => chooseDestination(services, { treatment: aTreatment(), country: 'Thailand' }),
    // As the estimate's query does.
    estimate: () =>
      withSession(session, async id => {
        const savedTo = await saveSteps(services, 'food');
        return savedTo === id ? api.computeCost(id) : null;
      }),
    quote: () =>
      withSession(session, id => api.submitContact(id, submission, { idempotencyKey: 'attempt-1' })),
    'live in the USA': async () => store.set(tripAtom, { source: 'USA' }),
    'live in Kenya': async () => store.set(tripAtom, { source: 'Kenya' }),
  };
  /** Until nothing is under way any more, and a while longer. */
  const perform = async (act: () => Promise<unknown>) => {
    let isOver = false;
    const ended = act()
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !('code' in error || error.name === 'NoSessionError')) throw error;
      })
      .finally(() => (isOver = true));
    const isUnderWay = () =>
      !isOver || server.calls.some(({ at, status }) => status === 0 && Date.now() - at < 10_000);
    while (isUnderWay() && server.calls.length < 500) await vi.advanceTimersByTimeAsync(100);
    await vi.advanceTimersByTimeAsync(1_000);
    await ended;
  };
  const current = () => server.journeys.find(({ id }) => id === store.get(sessionAtom).sessionId);
  return { server, store, acts, next, perform, current };
}

type Page = ReturnType<typeof openPage>;
const actNames = [
  'next',
  'last next',
  'country card',
  'estimate',
  'quote',
  'live in the USA',
  'live in Kenya',
] as const satisfies (keyof Page['acts'])[];

/** Each session is replaced once it was denied, once; one that replaced another and has stored no step, only later. */
function expectOneStartALoss({ server }: Page) {
  server.journeys.forEach((journey, index) => {
    const before = server.journeys[index - 1];
    if (!before) return;
    expect(before.denials[0]).toBeLessThanOrEqual(journey.startedAt);
    const hasStored = stepNames.some(name => before.stored[name]);
    if (index > 1 && !hasStored) expect(journey.startedAt - before.startedAt).toBeGreaterThanOrEqual(KEPT_MS);
  });
}

function expectNoCallBeforeItsTime({ server }: Page) {
  for (const busy of server.calls.filter(({ status }) => status === 429))
    for (const { call, at } of server.calls)
      if (call === busy.call && at > busy.at)
        expect(at - busy.at).toBeGreaterThanOrEqual(RETRY_AFTER * 1_000);
}

it('starts one session for one loss whatever fails, and has every answer once the API is well again', async () => {
  const run = fc.record({
    acts: fc.array(fc.constantFrom(...actNames), { minLength: 1, maxLength: 6 }),
    pending: fc.array(fc.option(fc.constantFrom(...faults), { freq: 2 }), { maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(run, async ({ acts, pending: planned }) => {
      const pending = [...planned];
      const page = openPage({ pending });
      for (const name of acts) {
        const before = page.server.calls.length;
        await page.perform(page.acts[name]);
        // Five steps to two sessions, both started for it, with where the visitor lives to each of them.
        expect(page.server.calls.length - before).toBeLessThanOrEqual(18);
      }
      pending.length = 0;
      await vi.advanceTimersByTimeAsync(RETRY_AFTER * 1_000);
      page.store.set(tripAtom, { destination: 'India' });
      await page.perform(async () => page.store.set(tripAtom, { source: 'Germany' }));
      await page.perform(page.acts['last next']);
      expect(Object.keys(page.current()?.stored ?? {})).toEqual(expect.arrayContaining([...stepNames]));
      expect(page.current()?.stored.residence).toEqual({ source: 'Germany' });
      expectOneStartALoss(page);
      expectNoCallBeforeItsTime(page);
    }),
    { numRuns: 150 },
  );
}, 60_000);

it.each([
  ['that keeps no session', undefined, 404, 2],
  ['that does not know where a visitor lives (404)', 'residence', 404, 2],
  ['that does not know where a visitor lives (422)', 'residence', 422, 1],
])('an API %s is asked for no more sessions', async (_name, refused, status, sessions) => {
  const page = openPage({ refusal: step => (!refused || step === refused ? status : undefined) });
  for (const name of [...actNames, ...actNames]) await page.perform(page.acts[name]);
  expect(page.server.journeys).toHaveLength(sessions);
  const asked = page.server.calls.filter(({ step }) => step === 'residence');
  // Each new answer once to each session, and once more after that has stored a step.
  expect(asked.length).toBeLessThanOrEqual(8);
});
