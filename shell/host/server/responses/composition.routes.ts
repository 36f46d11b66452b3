import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { toLiveRelease } from '../composition/composition-snapshot.ts';
import type { CompositionWatcher } from '../composition/composition-watcher.ts';
import { createProblem } from '../guard/problem.ts';
import { requestOf } from '../page-request.ts';

/** More releases than any site has remotes. */
const RELEASES_MAX = 50;

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
    return context.json(
      Object.fromEntries(releases.map(release => [release.release.remote, toLiveRelease(release)])),
    );
  }

  return new Hono().use('/_composition', compress()).get('/_composition', async context => {
    if (new URL(context.req.url).search) return await answerReleases(context);
    context.header('Vary', 'Accept-Encoding');
    context.header('Cache-Control', 'no-store');
    return context.json(requestOf(context).snapshot.composition);
  });
}
