import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WebBuild } from '@carefare/build';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { RemoteKey } from 'shared-contracts/host';
import { findForeignStyles } from '../gate/styles.ts';
import { listen } from '../processes/listen.ts';
import { recordedFetch } from '../trial/recorded-api.ts';

/** Where a remote in development is built, apart from its releases. */
const BUILD = '.carefare/.build';

/** What a shell in development asks: for what has changed, for builds that are not releases yet, and for data. */
export interface ChangesServer {
  /** Also of its API. */
  url: string;
  /** Another release of the shell runs. */
  setShell(digest: string): void;
  /** A remote has a newer build, in `.carefare/.build` of its folder. */
  setBuild(folder: string, build: WebBuild): void;
  /** @param source what found them: its later findings replace its earlier ones */
  setProblems(source: string, problems: readonly string[]): void;
  close(): void;
}

interface Options {
  /** Address of the site whose API answers; without one, recorded answers do. */
  site?: URL | undefined;
  /** Gets a line for each answer of the site that breaks off, and for each fault of a style sheet. */
  print?: (line: string) => void;
}

export async function startChangesServer({
  site,
  print = () => undefined,
}: Options = {}): Promise<ChangesServer> {
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
  const app = new Hono<Bindings>()
    .get('/_development/changes', context => {
      if (context.req.method === 'HEAD')
        return context.body(null, 200, { 'Content-Type': 'text/event-stream' });
      return streamSSE(context, async page => {
        const left = new Promise<void>(resolve => page.onAbort(resolve));
        pages.add(page);
        await send(page);
        await left;
        pages.delete(page);
      });
    })
    .get('/_releases/:remote/development/*', async context => {
      const folder = folders.get(context.req.param('remote'));
      if (!folder) return context.notFound();
      const root = join(folder, BUILD);
      const rewriteRequestPath = (path: string) => path.replace(/^\/_releases\/[^/]+\/development\//, '');
      const found = await serveStatic({ root, rewriteRequestPath })(context, async () => undefined);
      return found ?? context.notFound();
    })
    .onError((_error, context) => context.body(null, 502))
    .all('*', context => {
      const { url, method } = context.req;
      return site ? forwardTo(site, context, print) : recordedFetch(url, { method });
    });
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
      const faults = findStyleFaults(folder, build);
      faults.forEach(print);
      problems.set(`${build.remote} styles`, faults);
      announce();
    },
    setProblems(source, found) {
      if (found.length === 0 && !problems.get(source)?.length) return;
      problems.set(source, found);
      announce();
    },
  };
}

/** What a promotion would be refused for. */
function findStyleFaults(folder: string, { remote, exposes }: WebBuild): string[] {
  const sheets = new Set(Object.values(exposes).flatMap(({ css }) => css.map(({ file }) => file)));
  return [...sheets].flatMap(file =>
    findForeignStyles(readFileSync(join(folder, BUILD, file)), `${remote}-`).map(
      fault => `${file} ${fault}.`,
    ),
  );
}

interface Bindings {
  Bindings: HttpBindings;
}

/** Sends a call on to a site, which accepts only calls for its own host from its own pages. */
async function forwardTo(
  site: URL,
  { req: { url, raw }, env }: Context<Bindings>,
  print: (line: string) => void,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const headers = new Headers(
    [...raw.headers].filter(([name]) => !/^(host|expect|x-forwarded-.*)$/.test(name)),
  );
  headers.set('origin', site.origin);
  const address = new URL(pathname + search, site);
  const answer = await proxy(address, { raw, headers, redirect: 'manual' });
  if (!answer.body) return answer;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The server would print the stack of an error, and write its message into the answer.
  answer.body.pipeTo(writable, { preventAbort: true }).catch(() => {
    if (!raw.signal.aborted) print(`${address} has broken off its answer.`);
    env.outgoing.destroy();
  });
  return new Response(readable, answer);
}
