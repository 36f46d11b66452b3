import { join } from 'node:path';
import type { WebBuild } from '@carefare/build';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type HonoRequest } from 'hono';
import { proxy } from 'hono/proxy';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { RemoteKey } from 'shared-contracts/host';
import { listen } from '../listen.ts';
import { recordedFetch } from '../recorded-api.ts';

/** What a shell in development asks: for what has changed, for builds that are no releases yet, and for data. */
export interface ChangesServer {
  /** Also of its API. */
  url: string;
  /** Another release of the shell runs. */
  setShell(digest: string): void;
  /** A remote has a newer build, in `.build` of its folder. */
  setBuild(folder: string, build: WebBuild): void;
  /** @param source what found them: later ones replace them */
  setProblems(source: string, problems: readonly string[]): void;
  close(): void;
}

/** @param site whose API answers; without one the answers are those that were recorded */
export async function startChangesServer({ site }: { site?: URL | undefined } = {}): Promise<ChangesServer> {
  const folders = new Map<RemoteKey, string>();
  const builds = new Map<RemoteKey, WebBuild>();
  const problems = new Map<string, readonly string[]>();
  const pages = new Set<SSEStreamingApi>();
  let shell = '';

  const send = (page: SSEStreamingApi) => {
    const found = [...new Set([...problems.values()].flat())];
    return page.writeSSE({
      data: JSON.stringify({ shell, builds: Object.fromEntries(builds), problems: found }),
    });
  };
  const announce = () => {
    for (const page of pages) void send(page);
  };
  const app = new Hono()
    .get('/_development/changes', context =>
      streamSSE(context, async page => {
        pages.add(page);
        await send(page);
        await new Promise<void>(resolve => page.onAbort(resolve));
        pages.delete(page);
      }),
    )
    .get('/_releases/:remote/development/*', async context => {
      const folder = folders.get(context.req.param('remote'));
      if (!folder) return context.notFound();
      const root = join(folder, '.build');
      const rewriteRequestPath = (path: string) => path.replace(/^.*\/development\//, '');
      const found = await serveStatic({ root, rewriteRequestPath })(context, async () => undefined);
      return found ?? context.notFound();
    })
    .onError((_error, context) => context.body(null, 502))
    .all('*', ({ req }) => (site ? forwardTo(site, req) : recordedFetch(req.url, { method: req.method })));
  const server = await listen(app.fetch);
  return {
    ...server,
    setShell(digest) {
      shell = digest;
      announce();
    },
    setBuild(folder, build) {
      folders.set(build.remote, folder);
      builds.set(build.remote, build);
      announce();
    },
    setProblems(source, found) {
      if (found.length === 0 && !problems.get(source)?.length) return;
      problems.set(source, found);
      announce();
    },
  };
}

/** Sends a call on to a site, which accepts calls for its own host and from its own pages alone. */
function forwardTo(site: URL, { url, raw }: HonoRequest): Promise<Response> {
  const { pathname, search } = new URL(url);
  const headers = new Headers(
    [...raw.headers].filter(([name]) => !/^(host|expect|x-forwarded-.*)$/.test(name)),
  );
  headers.set('origin', site.origin);
  return proxy(new URL(pathname + search, site), { raw, headers, redirect: 'manual' });
}
