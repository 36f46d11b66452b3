import { LiveReleaseSchema, type RemoteKey } from 'shared-contracts/host';
import * as v from 'valibot';
import { reasonOf } from '../error-reason.ts';
import { LIVE_RELEASES_DEADLINE_MS } from '../time-limits.ts';

/** What shells of any age answer. */
const AnswerSchema = v.object({
  shell: v.string(),
  remotes: v.record(v.string(), v.pick(LiveReleaseSchema, ['base'])),
});

/**
 * Addresses of the releases that are live in a running shell, as it serves them, by remote.
 * @throws Error with one line that says why there are none
 */
export async function readLiveReleases(shell: string): Promise<Record<RemoteKey, string>> {
  const refuse = (reason: string, cause?: unknown) => new Error(`${shell} ${reason}`, { cause });
  const request = (path: string) =>
    fetch(shell + path, { signal: AbortSignal.timeout(LIVE_RELEASES_DEADLINE_MS), redirect: 'error' }).catch(
      (error: unknown) => {
        throw refuse(`could not be reached: ${reasonOf(error)}`, error);
      },
    );
  const answer = await request('/_composition');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AnswerSchema), await answer.text());
  if (!parsed.success) throw refuse('is not a Carefare shell: its /_composition names no releases');
  const { remotes } = parsed.output;
  const entries = Object.entries(remotes).map(async ([key, { base }]) => {
    const { ok } = await request(`${base}release.json`);
    if (!ok) throw refuse(`does not serve ${base}release.json: it runs an older shell`);
    return [key, `${shell}${base}release.json`] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
