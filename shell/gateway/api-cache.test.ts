import type { Api, Treatment } from 'shared-contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheApi } from './api-cache.ts';

// Answers expire by the monotonic clock.
let time = 1;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});

const aTreatment = { id: '52', name: 'Hip Replacement' } as Treatment;

function setUp() {
  const calls = {
    treatments: vi.fn<Api['treatments']>().mockImplementation(() => Promise.resolve([{ ...aTreatment }])),
    treatmentFaqs: vi.fn<Api['treatmentFaqs']>().mockResolvedValue([]),
    startSession: vi.fn<Api['startSession']>().mockResolvedValue(1),
  };
  return { calls, api: cacheApi({ ...calls } as Partial<Api> as Api) };
}

it('makes one call for all pages that render within ten seconds', async () => {
  const { api, calls } = setUp();
  const [first, second] = await Promise.all([api.treatments(), api.treatments(new AbortController().signal)]);
  time += 9_000;
  expect(await api.treatments()).toBe(first);
  expect(second).toBe(first);
  expect(calls.treatments).toHaveBeenCalledTimes(1);
  time += 2_000;
  await api.treatments();
  expect(calls.treatments).toHaveBeenCalledTimes(2);
});

it('asks for what an answer is narrowed to, with and without a signal', async () => {
  const { api, calls } = setUp();
  const narrow = { search: 'hip' };
  await api.treatments(new AbortController().signal, narrow);
  await api.treatments(undefined, narrow);
  expect(calls.treatments.mock.calls).toEqual([[undefined, narrow]]);
});

it('shares no answer to another question, and none that belongs to a visitor', async () => {
  const { api, calls } = setUp();
  for (const id of ['52', '53', '52']) await api.treatmentFaqs(id);
  expect(calls.treatmentFaqs.mock.calls).toEqual([['52'], ['53']]);
  expect(api.startSession).toBe(calls.startSession);
});

it('shares no failure', async () => {
  const { api, calls } = setUp();
  calls.treatments.mockRejectedValueOnce(new Error('down'));
  await expect(Promise.all([api.treatments(), api.treatments()])).rejects.toThrow('down');
  expect(await api.treatments()).toEqual([aTreatment]);
  expect(calls.treatments).toHaveBeenCalledTimes(2);
});

it('does not let an aborted page take the answer from others', async () => {
  const { api, calls } = setUp();
  await api.treatments(AbortSignal.abort());
  expect(calls.treatments).toHaveBeenCalledWith();
});

it('lets no page change the answers of another', async () => {
  const { api } = setUp();
  const [treatment] = await api.treatments();
  expect(() => Object.assign(treatment ?? {}, { name: 'changed' })).toThrow('read only');
});
