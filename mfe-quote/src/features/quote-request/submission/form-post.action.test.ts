import { type ActionContext, ApiError, createApi, createTripStore } from 'shared-contracts';
import { createQueryClient } from 'shared-contracts/ui';
import { describe, expect, it, vi } from 'vitest';
import { sendPosted } from './quote-request.action.ts';

const right = {
  contact_name: "Sean O'Brien",
  contact_email: 'sean@example.org',
  treatment_id: '52',
  destination: 'India',
  notes: 'one\r\ntwo',
  consent: 'yes',
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

/** A context whose API is the real client with answers by path; whatever is not listed answers 500. */
function contextWith(answers: Record<string, [status: number, body: unknown, headers?: HeadersInit]>) {
  const fetch = vi.fn((input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const [status, body, headers = {}] = answers[pathname.split('/').at(-1) ?? ''] ?? [500, {}];
    return Promise.resolve(Response.json(body, { status, headers }));
  });
  const ctx: ActionContext = {
    api: createApi({ baseUrl: 'http://api.test', fetch }),
    queryClient: createQueryClient({ server: true }),
    store: createTripStore(),
    params: {},
    url: new URL('http://site.test/contact'),
    server: true,
    sessionId: 7,
    openedMs: 30_000,
    idempotencyKey: 'digest-of-session-and-payload',
  };
  return { ctx, fetch };
}

const country = {
  country: 'India',
  baseprice: 1,
  price_low: 1,
  price_high: 1,
  price_unit: '',
  stay_days: 1,
  home_prices: {},
  includes: [],
  excludes: [],
  as_of: '2026-11',
};
const countries: [number, unknown] = [200, [country]];

describe('a post without JavaScript', () => {
  it.each<[number | null, string]>([
    [null, 'unopened'],
    [0, 'tooFast'],
    [1_999, 'tooFast'],
  ])('is refused, with all that was typed, when the form was open for %s ms', async (openedMs, problem) => {
    const { ctx, fetch } = contextWith({ 'treatment-countries': countries });
    const answer = await sendPosted(formOf(right), { ...ctx, openedMs });
    expect(answer).toMatchObject({
      status: 422,
      state: { problem, values: { email: 'sean@example.org', notes: 'one\ntwo' } },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is stored and sent on to the page with its reference', async () => {
    const { ctx, fetch } = contextWith({
      'treatment-countries': countries,
      submissions: [201, { reference: 'CF-1' }],
    });
    expect(await sendPosted(formOf(right), ctx)).toEqual({
      status: 303,
      to: '/contact',
      flash: { reference: 'CF-1' },
    });
    const sent = fetch.mock.calls.at(-1)?.[0];
    if (!(sent instanceof Request)) throw new Error('nothing was sent');
    expect(sent.headers.get('idempotency-key')).toBe('digest-of-session-and-payload');
  });

  it('comes back with its errors and all that was typed', async () => {
    const { ctx, fetch } = contextWith({});
    const answer = await sendPosted(formOf({ ...right, contact_name: 'J0', consent: '' }), ctx);
    expect(answer).toMatchObject({
      status: 422,
      state: {
        errors: { fullName: expect.stringContaining('Invalid name'), consentAt: expect.any(String) },
        values: {
          fullName: 'J0',
          email: 'sean@example.org',
          destination: 'India',
          notes: 'one\ntwo',
          consentAt: '',
        },
      },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is refused for a destination that the treatment does not have', async () => {
    const { ctx } = contextWith({ 'treatment-countries': countries });
    const answer = await sendPosted(formOf({ ...right, destination: 'Turkey' }), ctx);
    expect(answer).toMatchObject({ status: 422, state: { errors: { destination: expect.any(String) } } });
  });

  it('is refused when the hidden field is filled in', async () => {
    const { ctx, fetch } = contextWith({});
    const answer = await sendPosted(formOf({ ...right, referral_site: 'spam' }), ctx);
    expect(answer).toMatchObject({ status: 422, state: { problem: 'trapped' } });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [500, 'failed'],
    [404, 'failed'],
    [429, 'busy'],
    [422, 'refused'],
  ])('keeps the answers when the API says %i', async (status, problem) => {
    const { ctx } = contextWith({ 'treatment-countries': countries, submissions: [status, {}] });
    const answer = await sendPosted(formOf(right), ctx);
    expect(answer).toMatchObject({ state: { problem, values: { email: 'sean@example.org' } } });
  });

  it('says for how long the API wants to be left alone', async () => {
    const busy = {
      'treatment-countries': countries,
      submissions: [429, {}, { 'Retry-After': '61' }],
    } as const;
    const { ctx } = contextWith({ ...busy, submissions: [...busy.submissions] });
    expect(await sendPosted(formOf(right), ctx)).toMatchObject({
      state: { problem: 'busy', waitSeconds: 61 },
    });
  });

  it('keeps the answers when there is no session, and names wrong fields first', async () => {
    const { ctx } = contextWith({ 'treatment-countries': countries });
    const without = { ...ctx, sessionId: null };
    expect(await sendPosted(formOf(right), without)).toMatchObject({
      status: 422,
      state: { problem: 'noSession', values: { email: 'sean@example.org' } },
    });
    expect(await sendPosted(formOf({ ...right, consent: '' }), without)).toMatchObject({
      state: { errors: { consentAt: expect.any(String) } },
    });
  });

  it('is told apart when it was stored before', async () => {
    const { ctx } = contextWith({ 'treatment-countries': countries, submissions: [409, {}] });
    expect(await sendPosted(formOf(right), ctx)).toMatchObject({ status: 303, flash: { reference: null } });
  });

  it('never throws', async () => {
    const { ctx } = contextWith({});
    vi.spyOn(ctx.api, 'treatmentCountries').mockRejectedValue(new ApiError('gone', { code: 'network' }));
    expect(await sendPosted(formOf(right), ctx)).toMatchObject({ state: { problem: 'failed' } });
  });
});
