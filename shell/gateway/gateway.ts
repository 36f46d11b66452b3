import { isUtf8 } from 'node:buffer';
import { TreatmentsQuerySchema } from 'shared-contracts/wire';
import * as v from 'valibot';
import { createAnswerCache, type PublicAnswer } from './answer-cache.ts';
import { createApiState, isTooLong } from './api-state.ts';
import { bytesOf, textOf } from './bytes.ts';
import { createCallStates } from './call-states.ts';
import { checkAnswer } from './check-answer.ts';
import { type ChoiceIds, createIdTranslation } from './choice-ids.ts';
import { composedAnswer, isEmptyAnswer } from './composed-answer.ts';
import { findTreatments, rowsOf } from './find-treatments.ts';
import { isPage } from './fit-answer.ts';
import { joinedAnswer } from './joined-answer.ts';
import { createMisfitLog } from './misfit-log.ts';
import { createMissingCalls } from './missing-calls.ts';
import { problemOf } from './problem.ts';
import {
  answerInPlace,
  isEqual,
  JSON_TYPE,
  missingAnswer,
  privateInPlace,
  publicAnswer,
  rewritten,
} from './public-answer.ts';
import { createFieldNotes, isUnknownField, plainBody } from './section-7-fields.ts';
import {
  type GatewayCall,
  isOfSession,
  refusesInput,
  refusesKey,
  type SiteCall,
  siteCallOf,
  siteCalls,
} from './site-calls.ts';
import { createUpstream, type UpstreamCall, type UpstreamOptions } from './upstream.ts';

const RETRY_AFTER_S = '1';
const LIST = 'masters/treatments';

export interface GatewayOptions extends Omit<UpstreamOptions, 'lacks'> {
  ids?: ChoiceIds;
  /** Addresses that the site's pages link to by name: of a treatment, or of a search for one. */
  linked?: readonly string[];
  /** Told which calls the API has. */
  info?(message: string): void;
  /** Told of rows that do not fit. */
  warn?(message: string): void;
  /** How long a newer answer is waited for where there is a good one. */
  patienceMs?: number;
}

export type Gateway = ReturnType<typeof createGateway>;

/** Answers the site's calls of the customer's API. Nothing else of the site knows that API. */
export function createGateway({
  ids = {},
  linked,
  info = () => undefined,
  warn = () => undefined,
  patienceMs,
  ...options
}: GatewayOptions) {
  const missing = createMissingCalls();
  const upstream = createUpstream({ ...options, lacks: missing.lacks });
  const translation = createIdTranslation(ids);
  const state = createApiState(linked, missing.lacks);
  const calls = createCallStates(info, missing.refuses);
  const fields = createFieldNotes(info);
  const cache = createAnswerCache(patienceMs);
  const logMisfit = createMisfitLog(warn);

  type Question = Pick<GatewayCall, 'target' | 'body'> & { headers?: Headers; isProbe?: boolean };

  const share = (call: SiteCall, question: Question): Promise<PublicAnswer> => {
    const { target, body } = question;
    return cache.share(`${call.name} ${target} ${body ? textOf(body) : ''}`, last =>
      ask(call, question, last),
    );
  };

  async function send(sent: UpstreamCall): Promise<Response> {
    try {
      const answer = await upstream.send(sent);
      // What an answer says is known once it is read.
      if (!answer.ok) calls.note(sent.call, answer.status, sent.isProbe);
      // A session that is another browser's, or is over, is one that is not there.
      return answer.status === 401 && isOfSession(sent.call.name)
        ? new Response(answer.body, { status: 404, headers: answer.headers })
        : answer;
    } catch (error) {
      if (!sent.signal?.aborted) calls.note(sent.call, undefined);
      throw error;
    }
  }

  /** @param isKnown the API is known not to have the call */
  function reportInvalid(call: SiteCall, why: string, isKnown: boolean): void {
    calls.note(call, undefined);
    if (isKnown) return;
    options.onFailure({
      call: call.name,
      reason: 'invalid-answer',
      detail: `its answer is not used: ${why}`,
    });
  }

  /** Asks the API. By default on no visitor's behalf: without cookies, and no visitor who leaves can abort it. */
  async function ask(
    call: SiteCall,
    {
      target,
      body,
      headers = new Headers({ Accept: '*/*', ...(body && { 'Content-Type': JSON_TYPE }) }),
      isProbe,
    }: Question,
    last?: PublicAnswer,
  ): Promise<PublicAnswer> {
    const received = await send({ call, target, body, headers, isProbe });
    const bytes = await received.arrayBuffer();
    const text = textOf(bytes);
    const same = received.ok && last?.received && isEqual(last.received, bytes) ? last : undefined;
    const checked = received.ok && !same ? checkAnswer(call, text) : undefined;
    const isEmpty = received.ok && isEmptyAnswer(call, text);
    const isUsable = received.ok && !isEmpty && typeof checked !== 'string';
    const wasMissing = missing.lacks(call.name);
    const { status } = received;
    const isMissing = missing.note(call, { status, isUsable, isPage: isPage(text), target, isProbe });
    const composed = isMissing || isEmpty ? composedAnswer(call) : undefined;
    if (typeof checked === 'string' && !(isEmpty && (isMissing || composed !== undefined)))
      reportInvalid(call, checked, wasMissing);
    else if (received.ok) calls.note(call, isMissing ? 404 : status, isProbe);
    if (isMissing) state.note(call, undefined);
    if (composed !== undefined) return answerInPlace(call, composed);
    if (isMissing && call.isAdded) return missingAnswer();
    if (!received.ok) return publicAnswer(received, bytes);
    if (same) {
      if (status === 200) state.note(call, textOf(same.body));
      return { ...same, ...publicAnswer(received, same.body) };
    }
    if (typeof checked !== 'object') {
      const uncached = new Headers({ 'Cache-Control': 'no-store' });
      return { status: 502, headers: uncached, body: new ArrayBuffer(0), keptFor: 0 };
    }
    if (status === 200) state.note(call, checked.text);
    logMisfit(call, checked);
    const fitting = checked.text === text && isUtf8(bytes) ? bytes : bytesOf(checked.text);
    const { leftOut } = checked;
    return {
      ...publicAnswer(received, fitting),
      received: bytes,
      leftOut: { call: call.name, count: leftOut },
    };
  }

  /** In words that are known; of an API that has only section 7, in any: of another it may be about what the fields say. */
  const refusesFields = async (answer: Response): Promise<boolean> =>
    refusesInput(answer.status) && (state.isOfSection7() || isUnknownField(await answer.clone().text()));

  /** A visitor's own call. An API that refuses what section 7 does not name is asked once more without it. */
  async function pass(call: SiteCall, { body, headers, ...rest }: GatewayCall): Promise<Response> {
    const text = body && body.byteLength > 0 ? translation.there(textOf(body)) : '';
    const reduced = text === '' ? null : plainBody(call, text);
    const sendText = (sent: string, isProbe = false) =>
      send({ ...rest, call, headers, body: sent === '' ? undefined : bytesOf(sent), isProbe });
    const isTried = reduced !== null && !fields.takes(call, reduced);
    // A refusal of fields is no failure of an API that is known to refuse some.
    const isKnown = isTried && !state.isOfSection7() && fields.wasRefused(call);
    let answer = await sendText(text, isTried && (state.isOfSection7() || isKnown));
    if (isTried) {
      if (answer.ok) fields.noteTaken(call, reduced);
      else if (await refusesFields(answer)) {
        answer = await sendText(reduced.plain);
        if (answer.ok) fields.noteRefused(call);
      } else if (isKnown && refusesInput(answer.status))
        options.onFailure({ call: call.name, reason: 'http', detail: String(answer.status) });
    }
    const checked = answer.ok ? checkAnswer(call, await answer.text()) : undefined;
    const isUsable = typeof checked === 'object' && checked.text !== 'null';
    const wasMissing = missing.lacks(call.name);
    const isMissing = missing.note(call, { status: answer.status, isUsable, target: rest.target });
    if (typeof checked === 'string') reportInvalid(call, checked, wasMissing);
    else if (answer.ok) calls.note(call, answer.status);
    if (isMissing && call.isAdded && call.otherwise !== undefined)
      return privateInPlace(answer, JSON.stringify(call.otherwise));
    if (checked === undefined) return answer;
    if (typeof checked === 'string') return problemOf(502, 'The service gave no answer that can be read');
    logMisfit(call, checked);
    return rewritten(answer, call.method === 'GET' ? translation.back(checked.text) : checked.text);
  }

  /** The list of treatments: a long one only as far as it is asked for. */
  async function answerList(call: SiteCall, { target }: GatewayCall): Promise<Response> {
    const { status, headers, body } = await share(call, { target: LIST });
    const rows = status === 200 ? rowsOf(body) : undefined;
    if (rows) state.noteTreatments(rows);
    const query = Object.fromEntries(new URLSearchParams(target.split('?', 2)[1] ?? ''));
    const isWhole = !rows || !isTooLong(rows.length) || Object.keys(query).length === 0;
    if (isWhole) return new Response(body, { status, headers });
    const parsed = v.safeParse(TreatmentsQuerySchema, query);
    if (!parsed.success) return problemOf(422, 'This is not a question about treatments');
    const found = await findTreatments(rows, parsed.output, state.read().masterData.destinations);
    return new Response(JSON.stringify(found), { status, headers });
  }

  async function route(call: GatewayCall): Promise<Response> {
    const path = call.target.split('?', 1)[0] ?? '';
    if (path === 'masters/joined') return await joinedAnswer(call, route);
    const siteCall = siteCallOf(call.method, path);
    if (!siteCall) return problemOf(404, 'There is nothing at this path');
    if (!siteCall.isPublic) return await pass(siteCall, call);
    if (path === LIST) return await answerList(siteCall, call);
    const { body: asked } = call;
    // A file has no parameters: each made-up one would be kept as a file of its own.
    const target = siteCall.isFile ? path : call.target;
    const answer = call.isVisitors
      ? ask(siteCall, { ...call, target })
      : share(siteCall, { target, body: asked });
    const { status, headers, body } = await answer;
    return new Response(status === 204 ? null : body, { status, headers });
  }

  /** For each call that an API may lack, how it is asked whether it has it. */
  const probes = siteCalls.flatMap(call => {
    const { probe: target } = call;
    return target === undefined ? [] : async () => (await share(call, { target, isProbe: true })).status;
  });

  return {
    state,
    calls,
    /** Rows that did not fit in the answers that are kept, by the name of the call. */
    rowsLeftOut: cache.rowsLeftOut,
    /** Finds out which calls the API has; first its list, since an API that refuses the key says nothing of them. @returns whether it answered each */
    async learn(): Promise<boolean> {
      const list = route({ method: 'GET', target: LIST, headers: new Headers() });
      // A list that fails or comes late says nothing of the other calls.
      const status = await list.then(answer => answer.status).catch(() => undefined);
      if (status !== undefined && refusesKey(status)) return false;
      const statuses = await Promise.all(probes.map(probe => probe()));
      return [status ?? 504, ...statuses].every(each => each < 500);
    },
    /** Asks again whether one call is there, another at each turn. */
    async learnAgain(turn: number): Promise<void> {
      await probes[turn % probes.length]?.();
    },
    /** Failures of the API are answers too. @throws the signal's reason when the caller has left */
    async answer(call: GatewayCall): Promise<Response> {
      try {
        return await route(call);
      } catch (error) {
        if (call.signal?.aborted) throw error;
        return error instanceof DOMException && error.name === 'TimeoutError'
          ? problemOf(504, 'The service did not answer in time')
          : problemOf(503, 'The service cannot be reached', { 'Retry-After': RETRY_AFTER_S });
      }
    },
  };
}
