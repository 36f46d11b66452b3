import type { ActionResult } from 'shared-contracts';
import type { MasterData, ModuleId } from 'shared-contracts/host';
import type { ApiState } from '../../../gateway/api-state.ts';
import type { Match } from '../../page/match.ts';
import { nameOf, remoteOf } from '../../page/modules.ts';
import { announceModule } from '../../remote/error-attribution.tsx';
import { keyedHash } from '../guard/keyed-hash.ts';
import { ACTION_DEADLINE_MS } from '../time-limits.ts';
import type { EvaluatedComposition } from './evaluate-composition.ts';
import { createLoadContext } from './html/load-for-render.ts';
import { withDeadline } from './html/with-deadline.ts';
import type { OpenVisit, VisitOptions, Visitor } from './visit.ts';

/** A posted form. Plain data: it travels to a render worker. */
export interface ActionPost {
  path: string;
  /** The page at the path. */
  match: Match;
  fields: readonly (readonly [string, string])[];
  visitor: Visitor;
  openedMs: number | null;
  /** What the API says of itself. */
  apiState?: ApiState | undefined;
}

export interface ActionOutcome {
  result: ActionResult;
  /** Cookies that the API has set, to be passed on to the browser. */
  setCookies: readonly string[];
}

interface RunOptions extends Omit<VisitOptions, 'masterData'> {
  evaluated: EvaluatedComposition;
  openVisit: OpenVisit;
  masterData: Partial<MasterData>;
  onError(error: unknown, task: string, module?: ModuleId): void;
}

/** For now: the page is shown with what it says then. */
const unavailable: ActionResult = { status: 503, state: undefined };

/**
 * Runs the remote's action for a posted form, in the visitor's session. Never rejects.
 * @returns null when the page at the path accepts no forms
 */
export async function runAction(
  { path, match, fields, visitor, openedMs }: ActionPost,
  { evaluated, openVisit, masterData, onError, ...options }: RunOptions,
): Promise<ActionOutcome | null> {
  if (match.kind === 'missing') return { result: unavailable, setCookies: [] };
  if (match.kind !== 'remote') return null;
  const { id, params } = match;
  const page = evaluated.modules.get(remoteOf(id))?.get(nameOf(id))?.page;
  const action = page?.action;
  if (!action) return null;
  const { api, setCookies, findOrStartSession } = openVisit(visitor, { ...options, masterData });
  const signal = AbortSignal.timeout(ACTION_DEADLINE_MS);
  const report = (task: string, module?: ModuleId) => (error: unknown) => {
    onError(error, `${task} ${path}`, module);
    return null;
  };
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const url = new URL(path, options.origin);
  const run = async () => {
    announceModule(id);
    const refusal = page.check?.(form, { params, url, openedMs });
    if (refusal) return refusal;
    const sessionId = await findOrStartSession(signal).catch(report('finding a session for'));
    announceModule(id);
    return action(form, {
      ...createLoadContext(api, url, { masterData, signal }),
      params,
      sessionId,
      openedMs,
      idempotencyKey: keyedHash(options.hashKey, JSON.stringify([sessionId, ...fields])),
    });
  };
  const result = await withDeadline(run(), ACTION_DEADLINE_MS).catch(report('the form action of', id));
  return { result: result ?? unavailable, setCookies };
}
