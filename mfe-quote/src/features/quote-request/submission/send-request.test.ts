import { ApiError, type Session, tripAtom } from 'shared-contracts';
import { createTripStore } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../draft/draft.ts';
import { createDraftCache } from '../draft/draft-cache.ts';
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
const httpError = (status: number) => new ApiError('failed', { code: 'http', status });

function createServices({
  sessionId = 7,
  renewedId = 8,
}: {
  sessionId?: number | null;
  renewedId?: number | null;
} = {}) {
  const submitContact =
    vi.fn<(id: number, body: unknown, attempt: { idempotencyKey: string }) => Promise<typeof receipt>>();
  const renew = vi.fn(() => Promise.resolve(renewedId));
  const session: Session = { start: () => Promise.resolve(), ready: () => Promise.resolve(sessionId), renew };
  const api = { submitContact, saveStep: vi.fn(() => Promise.resolve()) };
  const cache = createDraftCache(createQueryClient());
  return { api, session, store: createTripStore(), cache, isOnline: () => true, submitContact, renew };
}

describe('sendRequest', () => {
  it('reuses the idempotency key for the same request and creates a new one for another', async () => {
    const services = createServices();
    services.submitContact.mockRejectedValue(new ApiError('late', { code: 'timeout' }));
    expect(await sendRequest(services, submission)).toEqual({ problem: 'failed' });
    await sendRequest(services, submission);
    await sendRequest(services, { ...submission, payload: { ...submission.payload, notes: 'more' } });
    const [first, second, third] = services.submitContact.mock.calls.map(
      ([, , { idempotencyKey }]) => idempotencyKey,
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('renews a lost session once and sends the same request again', async () => {
    const services = createServices();
    services.submitContact.mockRejectedValueOnce(httpError(404)).mockResolvedValueOnce(receipt);
    expect(await sendRequest(services, submission)).toEqual(receipt);
    expect(services.renew).toHaveBeenCalledExactlyOnceWith(7);
    const [first, second] = services.submitContact.mock.calls;
    expect(second?.[0]).toBe(8);
    expect(second?.[2]).toEqual(first?.[2]);
  });

  it('saves the steps of a trip to a renewed session, and to no other', async () => {
    const services = createServices();
    services.store.set(tripAtom, { treatmentType: '52', source: 'UK' });
    services.submitContact.mockResolvedValueOnce(receipt);
    await sendRequest(services, submission);
    expect(services.api.saveStep).not.toHaveBeenCalled();
    services.submitContact.mockRejectedValueOnce(httpError(404)).mockResolvedValueOnce(receipt);
    await sendRequest(services, submission);
    expect(services.api.saveStep).toHaveBeenCalled();
  });

  it('reports a missing session', async () => {
    expect(await sendRequest(createServices({ sessionId: null }), submission)).toEqual({
      problem: 'noSession',
    });
    for (const renewedId of [null, 8]) {
      const services = createServices({ renewedId });
      services.submitContact.mockRejectedValue(httpError(404));
      expect(await sendRequest(services, submission)).toEqual({ problem: 'noSession' });
    }
  });
});
