import { ApiError, createTripStore, type Session } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import type { Attempt } from './attempt.ts';
import { emptyDraft } from './draft.ts';
import { sendRequest } from './send-request.ts';
import { toSubmission } from './submission.rules.ts';

const submission = toSubmission(
  {
    ...emptyDraft,
    fullName: 'Jo',
    email: 'jo@example.org',
    treatment: '52',
    consentAt: '2026-11-21T10:00:00Z',
  },
  null,
);
const receipt = { reference: 'CF-1' };
const http = (status: number) => new ApiError('failed', { code: 'http', status });

function ports({ sessionId = 7, renewed = 8 }: { sessionId?: number | null; renewed?: number | null } = {}) {
  let attempt: Attempt | undefined;
  const submitContact =
    vi.fn<(id: number, body: unknown, attempt: { idempotencyKey: string }) => Promise<typeof receipt>>();
  const renew = vi.fn(() => Promise.resolve(renewed));
  const session: Session = { start: () => Promise.resolve(), ready: () => Promise.resolve(sessionId), renew };
  const api = { submitContact, saveStep: () => Promise.resolve() };
  const memory = {
    attempt: () => attempt,
    keepAttempt: (next: Attempt) => (attempt = next),
  };
  return { api, session, store: createTripStore(), memory, online: () => true, submitContact, renew };
}

describe('sendRequest', () => {
  it('sends once and answers the reference', async () => {
    const given = ports();
    given.submitContact.mockResolvedValue(receipt);
    expect(await sendRequest(given, submission)).toEqual(receipt);
    expect(given.submitContact).toHaveBeenCalledExactlyOnceWith(7, submission, expect.anything());
  });

  it('keeps the key of a request that is sent again, and takes a new one for another request', async () => {
    const given = ports();
    given.submitContact.mockRejectedValue(new ApiError('late', { code: 'timeout' }));
    expect(await sendRequest(given, submission)).toEqual({ problem: 'failed' });
    await sendRequest(given, submission);
    await sendRequest(given, { ...submission, payload: { ...submission.payload, notes: 'more' } });
    const [first, second, third] = given.submitContact.mock.calls.map(
      ([, , { idempotencyKey }]) => idempotencyKey,
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('replaces a lost session once and sends the same request again', async () => {
    const given = ports();
    given.submitContact.mockRejectedValueOnce(http(404)).mockResolvedValueOnce(receipt);
    expect(await sendRequest(given, submission)).toEqual(receipt);
    expect(given.renew).toHaveBeenCalledExactlyOnceWith(7);
    const [first, second] = given.submitContact.mock.calls;
    expect(second?.[0]).toBe(8);
    expect(second?.[2]).toEqual(first?.[2]);
  });

  it('says that there is no session', async () => {
    expect(await sendRequest(ports({ sessionId: null }), submission)).toEqual({ problem: 'noSession' });
    const lost = ports({ renewed: null });
    lost.submitContact.mockRejectedValue(http(404));
    expect(await sendRequest(lost, submission)).toEqual({ problem: 'noSession' });
  });

  it('sends nothing while the browser is offline', async () => {
    const given = { ...ports(), online: () => false };
    expect(await sendRequest(given, submission)).toEqual({ problem: 'offline' });
    expect(given.submitContact).not.toHaveBeenCalled();
  });

  it('says for how long the API wants to be left alone', async () => {
    const given = ports();
    given.submitContact.mockRejectedValue(
      new ApiError('busy', { code: 'http', status: 429, retryAfter: 120 }),
    );
    expect(await sendRequest(given, submission)).toEqual({ problem: 'busy', waitSeconds: 120 });
  });

  it.each([
    [429, 'busy'],
    [422, 'refused'],
    [500, 'failed'],
    [409, 'failed'],
  ])('tells %i apart as %s', async (status, problem) => {
    const given = ports();
    given.submitContact.mockRejectedValue(http(status));
    expect(await sendRequest(given, submission)).toMatchObject({ problem });
  });
});
