import type { RequestListener } from 'node:http';
import { Worker } from 'node:worker_threads';
import answers from './recorded-answers.json' with { type: 'json' };

type Fetch = typeof globalThis.fetch;
type Recorded = Readonly<Record<string, unknown>>;

/** Stands by itself, since the thread of `serveRecorded` runs it too. Sessions are the same for every visitor; nothing is saved. */
const answerOf = (recorded: Recorded, method: string, pathname: string) => {
  const call = `${method} ${pathname.replace('/api/', '')}`;
  const body = call.startsWith('POST journey/start/') ? { session_id: 1 } : recorded[call];
  return body
    ? { status: 200, type: 'application/json', body }
    : {
        status: 404,
        type: 'application/problem+json',
        body: { type: 'about:blank', title: 'Not recorded', status: 404 },
      };
};

/**
 * Answers as the reference API did when it was recorded (`e2e/support/record-answers.ts`). The file is part of this package,
 * since a team's own repository has no API to try a release with.
 */
export const recordedFetch: Fetch = (input, init) => {
  const { method, url } = new Request(input, init);
  const { status, type, body } = answerOf(answers, method, new URL(url).pathname);
  return Promise.resolve(Response.json(body, { status, headers: { 'Content-Type': type } }));
};

/** Runs in a thread of its own, with nothing but what it is given. */
function serve(
  { createServer }: typeof import('node:http'),
  { parentPort, workerData }: typeof import('node:worker_threads'),
  find: typeof answerOf,
): void {
  const listener: RequestListener = ({ method = 'GET', url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const { status, type, body } = find(workerData as Recorded, method, pathname);
    response.writeHead(status, { 'Content-Type': type }).end(JSON.stringify(body));
  };
  const server = createServer(listener).listen(0, '127.0.0.1', () => {
    const address = server.address();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
    parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);
  });
}

/** Serves the recorded answers, whatever else this process does meanwhile. */
export async function serveRecorded(): Promise<{ url: string; close(): void }> {
  const modules = "require('node:http'), require('node:worker_threads')";
  const worker = new Worker(`(${serve.toString()})(${modules}, ${answerOf.toString()})`, {
    eval: true,
    workerData: answers,
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  worker.once('message', resolve);
  worker.once('error', reject);
  const port = await promise;
  worker.unref();
  return { url: `http://127.0.0.1:${String(port)}`, close: () => void worker.terminate() };
}
