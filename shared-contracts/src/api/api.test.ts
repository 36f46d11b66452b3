import { describe, expect, it } from 'vitest';
import type { Api } from './api.ts';
import { ApiError } from './api-error.ts';
import { createTestClient, failureOf } from './api-test-client.ts';

/** A network that never answers, but rejects when aborted, as the real one does. */
const hanging = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });

const place = { ip: 'a hash', country: 'South Africa' };
const trip = {
  treatmentId: '52',
  source: 'UK',
  patients: 1,
  travelers: 2,
  nights: 15,
  accommodationId: 2,
  foodId: 2,
  flightSupport: true,
  visaSupport: true,
};
const submission = {
  kind: 'contact_us' as const,
  payload: { treatment_id: 52, contact_name: 'Ana', contact_email: 'a@b.co' },
  consent: { version: '1', at: '2026-11-21T10:00:00.000Z' },
};

type Row = [
  name: string,
  call: (api: Api, signal?: AbortSignal) => Promise<unknown>,
  method: string,
  path: string,
  message: string,
];

const calls: Row[] = [
  ['treatments', (api, s) => api.treatments(s), 'GET', 'masters/treatments', 'Failed to fetch treatments'],
  [
    'treatmentCountries',
    (api, s) => api.treatmentCountries('52', s),
    'POST',
    'masters/treatment-countries',
    'Failed to fetch destinations',
  ],
  [
    'travelVisaCosts',
    (api, s) => api.travelVisaCosts({ source: 'UK', destination: 'South Korea' }, s),
    'GET',
    'masters/travel-visa-costs?source=UK&destination=South+Korea',
    'Failed to fetch travel and visa costs',
  ],
  [
    'treatmentBenefits',
    (api, s) => api.treatmentBenefits('52', s),
    'POST',
    'masters/treatment-benefits',
    'Failed to fetch treatment benefits',
  ],
  [
    'treatmentFaqs',
    (api, s) => api.treatmentFaqs('52', s),
    'POST',
    'masters/treatment-faqs',
    'Failed to fetch treatment faqs',
  ],
  ['options', (api, s) => api.options(s), 'GET', 'masters/options', 'Failed to fetch options'],
  [
    'destinations',
    (api, s) => api.destinations(s),
    'GET',
    'masters/destinations',
    'Failed to fetch destinations',
  ],
  [
    'startSession',
    (api, s) => api.startSession(place, s),
    'POST',
    'journey/start/a%20hash',
    'Failed to start session',
  ],
  [
    'findSession',
    (api, s) => api.findSession(place, s),
    'GET',
    'journey/by-ip/a%20hash?country=South+Africa',
    'Failed to check existing session',
  ],
  [
    'saveStep',
    (api, s) => api.saveStep(7, { step: 'dates', updates: { timeline: 'soon' } }, s),
    'PUT',
    'journey/7',
    'Failed to update journey step',
  ],
  [
    'costsByTreatment',
    (api, s) => api.costsByTreatment(trip, s),
    'POST',
    'journey/compute-cost-by-treatment',
    'Failed to fetch treatment costs',
  ],
  [
    'computeCost',
    (api, s) => api.computeCost(7, s),
    'POST',
    'journey/compute-cost',
    'Failed to compute cost',
  ],
  ['cost', (api, s) => api.cost(7, s), 'GET', 'journey/7/cost', 'Failed to compute cost'],
  [
    'submitContact',
    (api, s) => api.submitContact(7, submission, { idempotencyKey: 'one-attempt' }, s),
    'POST',
    'journey/7/submissions',
    'There was an error submitting your request. Please try again.',
  ],
];

describe.each(calls)('%s', (name, call, method, path, message) => {
  it('makes the call of section 7 once, and fails with the message of section 8', async () => {
    const problem = { type: 'about:blank', title: 'Broken', status: 500, request_id: 'r-1' };
    const headers = { 'content-type': 'application/problem+json' };
    const { api, sent } = createTestClient(
      () => new Response(JSON.stringify(problem), { status: 500, headers }),
    );
    const error = await failureOf(call(api));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, code: 'http', status: 500, problem });
    expect(sent).toEqual([expect.objectContaining({ method, path: `/api/${path}` })]);
    expect(sent[0]?.key).toBe(name === 'submitContact' ? 'one-attempt' : null);
  });

  it('distinguishes no network, no JSON, a wrong shape and a timeout', async () => {
    const network = createTestClient(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(call(network.api))).toMatchObject({ code: 'network', message });
    const html = createTestClient(() => new Response('<h1>Welcome</h1>'));
    expect(await failureOf(call(html.api))).toMatchObject({ code: 'invalid-answer', message });
    const wrong = createTestClient(() => Response.json({ something: 'else' }));
    expect(await failureOf(call(wrong.api))).toMatchObject({ code: 'invalid-answer', message });
    const late = createTestClient(hanging, 20);
    expect(await failureOf(call(late.api))).toMatchObject({ code: 'timeout', message });
  });

  it('rejects with the signal’s reason when aborted, before and during the call', async () => {
    const reason = new Error('the visitor went on');
    const { api } = createTestClient(hanging, 60_000);
    expect(await failureOf(call(api, AbortSignal.abort(reason)))).toBe(reason);
    const abort = new AbortController();
    const running = failureOf(call(api, abort.signal));
    abort.abort(reason);
    expect(await running).toBe(reason);
  });
});
