import type { Context } from 'hono';
import { type ActionContext, type ActionResult, createTripStore, type ExposedPage } from 'shared-contracts';
import { createQueryClient } from 'shared-contracts/ui';
import { sessionOf, type VisitorOptions, visitorApi } from './posts.visitor.server.ts';
import { keyedHash } from './visitor.server.ts';

/** A visitor without JavaScript looks at a blank page meanwhile. */
const ACTION_DEADLINE_MS = 15_000;

type AnswerOptions = VisitorOptions & { onError(error: unknown, what: string): void };

interface TakenForm {
  action: NonNullable<ExposedPage['action']>;
  params: ActionContext['params'];
  form: FormData;
  path: string;
  openedMs: number | null;
}

export interface Answered {
  answer: ActionResult;
  /** What the API set, for the visitor's browser. */
  setCookies: readonly string[];
}

/** Has the form answered by its remote, in the visitor's session; never rejects. */
export async function answered(
  context: Context,
  options: AnswerOptions,
  { form, path, openedMs, params, action }: TakenForm,
): Promise<Answered> {
  const { hashKey, config, onError } = options;
  const { api, ip, setCookies } = visitorApi(context, options);
  const signal = AbortSignal.timeout(ACTION_DEADLINE_MS);
  const failed = (what: string) => (error: unknown) => {
    onError(error, `${what} ${path}`);
    return null;
  };
  const sessionId = await sessionOf(api, ip, signal).catch(failed('the session for the form of'));
  const work = async () =>
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
  const answer = await work().catch(failed('the form of'));
  return { answer: answer ?? { status: 503, state: undefined }, setCookies };
}
