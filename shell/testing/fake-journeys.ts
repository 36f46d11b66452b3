/** What a call of the fake API meets: `lost` forgets its session for good, `missing` denies it this once. */
export const faults = ['lost', 'missing', 'conflict', 'busy', 'down', 'silent', 'unreachable'] as const;
export type Fault = (typeof faults)[number];

/** Retry-After of the fault `busy`, in s. */
export const RETRY_AFTER = 45;

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
export function createFakeJourneys({ pending = [], refusal = () => undefined }: FakeOptions = {}) {
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
