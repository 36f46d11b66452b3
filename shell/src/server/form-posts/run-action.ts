import type { Context } from 'hono';
import { type ActionContext, type ActionResult, createTripStore, type ExposedPage } from 'shared-contracts';
import { createQueryClient } from 'shared-contracts/ui';
import { keyedHash } from '../security/keyed-hash.ts';
import { createVisitorApi, findOrStartSession, type VisitorOptions } from './visitor-api.ts';

/** Without JavaScript the visitor sees a blank page meanwhile. */
const ACTION_DEADLINE_MS = 15_000;

type RunOptions = VisitorOptions & { onError(error: unknown, task: string): void };

interface FormPost {
  action: NonNullable<ExposedPage['action']>;
  params: ActionContext['params'];
  form: FormData;
  path: string;
  openedMs: number | null;
}

export type ActionOutcome = Awaited<ReturnType<typeof runAction>>;

/** Runs the remote's action for a posted form, in the visitor's session. Never rejects. */
export async function runAction(
  context: Context,
  options: RunOptions,
  { form, path, openedMs, params, action }: FormPost,
) {
  const { hashKey, config, onError } = options;
  const { api, ip, setCookies } = createVisitorApi(context, options);
  const signal = AbortSignal.timeout(ACTION_DEADLINE_MS);
  const report = (task: string) => (error: unknown) => {
    onError(error, `${task} ${path}`);
    return null;
  };
  const sessionId = await findOrStartSession(api, ip, signal).catch(report('finding a session for'));
  const run = async () =>
    action(form, {
      api,
      queryClient: createQueryClient({ server: true }),
      store: createTripStore(),
      params,
      url: new URL(path, config.origin),
      server: true,
      signal,
      sessionId,
      openedMs,
      idempotencyKey: keyedHash(hashKey, JSON.stringify([sessionId, ...form.entries()])),
    });
  const answer = await run().catch(report('the form action of'));
  const result: ActionResult = answer ?? { status: 503, state: undefined };
  return { result, setCookies };
}
