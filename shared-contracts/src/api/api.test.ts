import { describe, expect, it } from 'vitest';
import { wholeAnswer } from '../wire/whole-answer.ts';
import { ApiError } from './api-error.ts';
import { testCalls } from './testing/api-calls.ts';
import { createTestClient, failureOf } from './testing/api-client.ts';

/** A network that never answers, but rejects when aborted, as the real one does. */
const hanging = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  });

describe.each(Object.entries(testCalls))('%s', (name, { run: call, request, message, answer = [] }) => {
  it('makes the call of section 7 once, and fails with the message of section 8', async () => {
    const problem = { type: 'about:blank', title: 'Broken', status: 500, request_id: 'r-1' };
    const headers = { 'content-type': 'application/problem+json' };
    const { api, sent } = createTestClient(
      () => new Response(JSON.stringify(problem), { status: 500, headers }),
    );
    const error = await failureOf(call(api));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, code: 'http', status: 500, problem });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([request.replace(' ', ' /api/')]);
    expect(sent[0]?.key).toBe(name === 'submitContact' ? 'one-attempt' : null);
  });

  it('takes the answer of a healthy API', async () => {
    const { api } = createTestClient(() => Response.json(wholeAnswer(request.split('?')[0] ?? '', answer)));
    await call(api);
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

const strictCalls = Object.entries(testCalls).filter(([, { isLoose }]) => !isLoose);

it.each(strictCalls)('%s refuses every answer but its own', async (_name, { run: call, message }) => {
  for (const text of ['{"something":"else"}', 'null', '[null]', '[{"title":', '']) {
    const headers = { 'content-type': 'application/json' };
    const broken = createTestClient(() => new Response(text, { headers }));
    expect(await failureOf(call(broken.api))).toMatchObject({ message, code: 'invalid-answer' });
  }
});
