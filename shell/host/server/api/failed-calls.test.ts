import { type Api, ApiError } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import { type FailedCall, tellFailedCalls } from './failed-calls.ts';

const late = new DOMException('The data took too long', 'TimeoutError');

it.each([
  ['no answer, which the gateway reports', new ApiError('x', { code: 'network' }), undefined],
  ['an answer that is not as agreed', new ApiError('x', { code: 'invalid-answer' }), 'invalid-answer'],
  [
    'an error of the API, which the gateway reports',
    new ApiError('x', { code: 'http', status: 503 }),
    undefined,
  ],
  ['a page that waits no longer', late, 'timeout'],
  ['what does not exist', new ApiError('x', { code: 'http', status: 404 }), undefined],
  ['a visitor who left', new DOMException('x', 'AbortError'), undefined],
])('tells of %s by the name of the call, and passes it on', async (_what, error, reason) => {
  const onFailed = vi.fn<(failed: FailedCall) => void>();
  const api = tellFailedCalls({ treatments: () => Promise.reject(error) } as Partial<Api> as Api, onFailed);
  await expect(api.treatments()).rejects.toBe(error);
  expect(onFailed.mock.calls).toEqual(reason ? [[{ call: 'treatments', reason }]] : []);
});
