import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Composition } from 'shared-contracts/host';
import { toLiveRelease } from '../composition/composition-snapshot.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { createProblem } from '../guard/problem.ts';
import { requestOf } from '../incoming-request.ts';

/** More releases than any site has remotes. */
const RELEASES_MAX = 50;

/** Without what the server has decided already, so that pages of another shell need not know its words. */
const describeRemotes = (remotes: Composition['remotes']): Composition['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).map(([key, release]) => [
      key,
      { ...release, pages: release.pages.map(({ needs: _met, ...row }) => row) },
    ]),
  );

/** The visitor's composition, for pages that lack a remote; and what pages know of releases, by their digests. */
export function createCompositionRoutes({ archive }: Pick<CompositionWatcher, 'archive'>): Hono {
  async function answerReleases(context: Context): Promise<Response> {
    context.header('Vary', 'Accept-Encoding');
    const digests = Object.entries(context.req.query());
    if (digests.length > RELEASES_MAX) throw createProblem(400, 'There are too many releases.');
    const found = await Promise.all(digests.map(([remote, digest]) => archive.find(remote, digest)));
    const releases = found.filter(release => release !== undefined);
    if (releases.length < found.length) throw createProblem(404, 'There is no such release.');
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    const live = releases.map(release => [release.release.remote, toLiveRelease(release)] as const);
    return context.json(describeRemotes(Object.fromEntries(live)));
  }

  return new Hono().use('/_composition', compress()).get('/_composition', async context => {
    if (new URL(context.req.url).search) return await answerReleases(context);
    context.header('Vary', 'Accept-Encoding');
    context.header('Cache-Control', 'no-store');
    const { remotes, ...composition } = requestOf(context).snapshot.composition;
    return context.json({ ...composition, remotes: describeRemotes(remotes) });
  });
}
