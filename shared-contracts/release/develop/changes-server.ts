import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { WebBuild } from '@carefare/build';
import type { RemoteKey } from 'shared-contracts/host';
import { listen } from '../listen.ts';
import { answerRecorded } from '../recorded-api.ts';
import { forwardTo } from './forward.ts';

const FILE = /^\/_releases\/([\w-]+)\/development\/(?!.*\.\.)(\w[\w./-]*)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};

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
  const pages = new Set<ServerResponse>();
  let shell = '';

  const event = () =>
    `data: ${JSON.stringify({
      shell,
      builds: Object.fromEntries(builds),
      problems: [...new Set([...problems.values()].flat())],
    })}\n\n`;
  const announce = () => {
    for (const page of pages) page.write(event());
  };
  const follow = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(event());
    pages.add(response);
    response.once('close', () => pages.delete(response));
  };
  const sendFile = (response: ServerResponse, remote: string, file: string) => {
    const folder = folders.get(remote);
    const stream = createReadStream(join(folder ?? '', '.build', folder ? file : 'none'));
    stream.once('error', () => response.writeHead(404).end());
    stream.once('open', () => {
      response.writeHead(200, {
        'Content-Type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      });
      stream.pipe(response);
    });
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://changes');
    if (pathname === '/_development/changes') return follow(response);
    const [, remote, file] = FILE.exec(pathname) ?? [];
    if (remote && file) return sendFile(response, remote, file);
    return await (site ? forwardTo(site, request, response) : answerRecorded(request, response));
  };

  const server = await listen((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
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
