import { answering, createTestContext, failing, network, recording, useFakeNetwork } from '@carefare/testing';
import type { ActionContext } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { checkFormPost, handleFormPost } from './form-post.action.ts';

useFakeNetwork();

const SUBMISSIONS = 'journey/:id/submissions';

const validPost = {
  contact_name: "Sean O'Brien",
  contact_email: 'sean@example.org',
  treatment_id: '52',
  destination: 'India',
  notes: 'one\r\ntwo',
  consent: 'yes',
};

/** Posts a valid form with these changes. */
function post(fields: Record<string, string> = {}, context: Partial<ActionContext> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validPost, ...fields })) form.append(name, value);
  return handleFormPost(form, {
    ...createTestContext({ path: '/contact', server: true }).context,
    sessionId: 7,
    openedMs: 30_000,
    idempotencyKey: 'digest-of-session-and-payload',
    ...context,
  });
}

/** Records what reaches the API. */
function recordSubmissions() {
  const { requests, handler } = recording('POST', SUBMISSIONS);
  network.use(handler);
  return requests;
}

describe('a post without JavaScript', () => {
  it('is judged before a session is started for it', () => {
    const form = new FormData();
    const context = { params: {}, url: new URL('https://site.example/contact'), openedMs: 30_000 };
    for (const [name, value] of Object.entries(validPost)) form.append(name, value);
    expect(checkFormPost(form, context)).toBeUndefined();
    form.set('contact_email', 'sean');
    expect(checkFormPost(form, context)).toMatchObject({
      status: 422,
      state: { errors: { email: expect.any(String) } },
    });
  });

  it('may name its treatment, where a long list is typed and not chosen', async () => {
    const requests = recordSubmissions();
    expect(await post({ treatment_id: ' hip replacement ' })).toMatchObject({ status: 303 });
    expect(requests[0]?.body).toMatchObject({ payload: { treatment_id: 52 } });
    expect(await post({ treatment_id: 'hip' })).toMatchObject({
      status: 422,
      state: { errors: { treatment: 'Please choose a treatment' }, values: { treatment: 'hip' } },
    });
    expect(await post({ treatment_id: '' })).toMatchObject({
      status: 422,
      state: { errors: { treatment: 'Choose a treatment' } },
    });
  });

  it.each<[number | null, string]>([
    [null, 'notOpened'],
    [0, 'tooFast'],
    [1_999, 'tooFast'],
  ])('is rejected, with its answers, when the form was open for %s ms', async (openedMs, problem) => {
    const requests = recordSubmissions();
    expect(await post({}, { openedMs })).toMatchObject({
      status: 422,
      state: { problem, values: { email: 'sean@example.org', notes: 'one\ntwo' } },
    });
    expect(requests).toEqual([]);
  });

  it('is stored clean and redirected to the page with its reference', async () => {
    const requests = recordSubmissions();
    // The cookie that carries it holds no contact data and no free text.
    expect(await post({ contact_email: '\u200Bmailto:zoe@example.org,' })).toEqual({
      status: 303,
      to: '/contact',
      flash: { reference: 'CF-TEST', treatment: '52', destination: 'India' },
    });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('digest-of-session-and-payload');
    expect(requests[0]?.body).toMatchObject({
      payload: { contact_name: 'Sean O Brien', contact_email: 'zoe@example.org', notes: 'one\ntwo' },
    });
  });

  it.each([
    ['sent', answering('POST', `${SUBMISSIONS}/CF-TEST/copy`, { sent: true })],
    ['failed', failing('POST', `${SUBMISSIONS}/CF-TEST/copy`, 503)],
  ])('says that the copy that was asked for is %s', async (copy, handler) => {
    network.use(handler);
    expect(await post({ copy: 'yes' })).toMatchObject({ status: 303, flash: { reference: 'CF-TEST', copy } });
  });

  it('waits two seconds for the copy that was asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sendCopy = vi.fn(() => new Promise<never>(() => undefined));
    const { api } = createTestContext().context;
    const posted = post({ copy: 'yes' }, { api: { ...api, sendCopy } });
    await expect.poll(() => sendCopy).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await posted).toMatchObject({ status: 303, flash: { reference: 'CF-TEST', copy: 'pending' } });
    vi.useRealTimers();
  });

  it('comes back with its errors and answers', async () => {
    const requests = recordSubmissions();
    expect(await post({ contact_name: 'J0', consent: '' })).toMatchObject({
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
    expect(requests).toEqual([]);
  });

  it('stores a destination that was typed as the API writes it', async () => {
    const requests = recordSubmissions();
    for (const typed of [' india ', 'Indian'])
      expect(await post({ destination: typed })).toMatchObject({ flash: { destination: 'India' } });
    expect(requests[0]).toMatchObject({ body: { payload: { destination: 'India' } } });
  });

  it('is rejected for a destination that does not offer the treatment', async () => {
    expect(await post({ destination: 'Turkey' })).toMatchObject({
      status: 422,
      state: { errors: { destination: expect.any(String) } },
    });
  });

  it('is rejected when the honeypot is filled in', async () => {
    const requests = recordSubmissions();
    expect(await post({ referral_site: 'spam' })).toMatchObject({ status: 422, state: { problem: 'spam' } });
    expect(requests).toEqual([]);
  });

  it.each([
    [500, 'failed'],
    [429, 'busy'],
    [422, 'refused'],
    [400, 'refused'],
  ])('keeps the answers when the API responds %i', async (status, problem) => {
    network.use(failing('POST', SUBMISSIONS, status));
    expect(await post()).toMatchObject({ state: { problem, values: { email: 'sean@example.org' } } });
  });

  it('passes on how long the API asks to wait', async () => {
    network.use(answering('POST', SUBMISSIONS, {}, { status: 429, headers: { 'Retry-After': '61' } }));
    expect(await post()).toMatchObject({ state: { problem: 'busy', waitSeconds: 61 } });
  });

  it('keeps the answers when there is no session, and reports invalid fields first', async () => {
    expect(await post({}, { sessionId: null })).toMatchObject({
      status: 422,
      state: { problem: 'noSession', values: { email: 'sean@example.org' } },
    });
    expect(await post({ consent: '' }, { sessionId: null })).toMatchObject({
      state: { errors: { consentAt: expect.any(String) } },
    });
  });

  it('keeps the answers when the destinations cannot be checked', async () => {
    network.use(failing('POST', 'masters/treatment-countries'));
    expect(await post()).toMatchObject({ state: { problem: 'failed' } });
  });
});
