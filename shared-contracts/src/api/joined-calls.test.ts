import { expect, it } from 'vitest';
import { createJoinedApi } from './api.ts';
import { failureOf } from './testing/api-client.ts';

const faqs = [{ question: 'How long?', answer: 'Fifteen days.' }];

/** A client whose network answers with this list, and records the calls of each request. */
function createClient(answer: unknown[], signal = new AbortController().signal) {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    sent.push([`${request.method} ${pathname}`, JSON.parse(searchParams.get('calls') ?? '')]);
    return request.signal.aborted
      ? Promise.reject(request.signal.reason)
      : Promise.resolve(Response.json(answer));
  };
  return { api: createJoinedApi({ baseUrl: 'http://api.test', fetch }, signal), sent };
}

it('sends the calls of one task as one, and gives each its answer', async () => {
  const { api, sent } = createClient([faqs, null, [{ title: 'Implant' }]]);
  const [first, second, third] = await Promise.allSettled([
    api.treatmentFaqs('52'),
    Promise.resolve().then(() => api.treatmentBenefits('30')),
    api.costsBySource({ treatmentId: '52', destination: 'India' }),
  ]);
  expect(sent).toEqual([
    [
      'GET /api/masters/joined',
      [
        ['treatment-faqs', { treatment_id: 52 }],
        ['costs-by-source', { treatment_id: '52', destination: 'India' }],
        ['treatment-benefits', { treatment_id: 30 }],
      ],
    ],
  ]);
  expect(first).toEqual({ status: 'fulfilled', value: faqs });
  expect(second).toEqual({ status: 'fulfilled', value: [{ title: 'Implant' }] });
  expect(third).toMatchObject({ reason: { code: 'invalid-answer' } });
});

it('sends nothing later, nothing beyond 40 calls, and nothing of a session', async () => {
  const { api, sent } = createClient(Array.from({ length: 40 }, () => faqs));
  expect(await failureOf(api.savedTrip(8))).toMatchObject({ code: 'network' });
  const calls = Array.from({ length: 41 }, (_, index) => api.treatmentFaqs(String(index + 1)));
  const results = await Promise.allSettled(calls);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
  expect(await failureOf(api.treatments())).toMatchObject({ code: 'network' });
  expect(sent).toHaveLength(1);
});

it('rejects with the signal’s reason when aborted', async () => {
  const reason = new Error('the visitor went on');
  const { api } = createClient([], AbortSignal.abort(reason));
  expect(await failureOf(api.treatments())).toBe(reason);
});
