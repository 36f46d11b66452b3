import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { openStore, withSignatures } from '@carefare/release';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import pino from 'pino';
import type { Composition } from 'shared-contracts/host';
import type { FailedCall } from '../api/failed-calls.ts';
import { createCompositionChoice } from '../channels/choose-composition.ts';
import { createPreviews } from '../channels/previews.ts';
import { createFailureWatch } from '../channels/stop-rule.ts';
import { createChannelSource } from '../composition/channel-source.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import type { CompositionSource } from '../composition/composition-source.ts';
import { watchComposition } from '../composition/composition-watcher.ts';
import { createJournalSource } from '../composition/journal-source.ts';
import { createFaults } from '../faults.ts';
import { createLimits } from '../guard/limits.ts';
import { answerWithoutRouter, sendRefusal } from '../guard/problem.ts';
import { createHostCheck, NO_HOST } from '../guard/request-checks.ts';
import type { RetryLater } from '../guard/retry-later.ts';
import { createSecurityHeaders } from '../guard/security-headers.ts';
import { createKnownCompositions } from '../known-compositions.ts';
import { createMetrics } from '../metrics.ts';
import { createMinuteLog } from '../minute-log.ts';
import { onPageView, ownerOf } from '../page-view.ts';
import { HEAD_SCRIPT } from '../rendering/html/head-script.ts';
import { createKeptPages } from '../responses/kept-pages.ts';
import { readShellRelease } from '../shell-release.ts';
import { createActivation } from './activate.ts';
import { createApp } from './app.ts';
import { publicConfigOf, readConfig } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { serveMetrics } from './serve-metrics.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const SAMPLE_PAGE = '/about';

/** Renders a page that needs neither a remote nor the API. @throws Error when that fails: then there is nothing to serve */
async function requirePage({ renderer }: Pick<CompositionSnapshot, 'renderer'>): Promise<void> {
  const { status } = await renderer.renderPage({ path: SAMPLE_PAGE });
  if (status !== 200) throw new Error(`The shell does not run: ${SAMPLE_PAGE} answers ${status}.`);
}

/** Starts the server. @throws Error with one line that says why it cannot start */
export async function serveSite(serverFile: string): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = pino({ name: 'shell', level: config.logLevel });
  for (const warning of config.warnings) log.warn(warning);
  const shell = readShellRelease(dirname(serverFile), config.developmentUrl !== undefined);
  const { apiUrl, hashKey, origin } = config;
  let storeAnsweredAt = Date.now();
  const metrics = createMetrics(() => ({
    composition: watcher.current.composition,
    requested: watcher.requested.composition.remotes,
    entriesBehind: watcher.entriesBehind,
    storeAnsweredAt,
  }));
  const warn = (message: string) => log.warn(message);
  const logOften = createMinuteLog(warn);
  const onFailedCall = (failed: FailedCall) => {
    metrics.countFailedCall(failed);
    logOften(`The API call ${failed.call} failed (${failed.reason})`);
  };
  const known = createKnownCompositions();
  const faults = createFaults({ known, log, count: metrics.countFault });
  const activate = createActivation({
    serverFile,
    workers: config.renderWorkers || Math.max(2, availableParallelism() - 1),
    shell,
    config: publicConfigOf(config),
    apiUrl,
    hashKey,
    known,
    faults,
    warn,
    onFailedCall,
    onGrowth({ id }) {
      metrics.countOutgrown(id);
      logOften(`A render worker of composition ${id} is replaced because its memory grows`);
    },
  });
  const { releaseKeys: publicKeys, previewKeys: previewPublicKeys } = config;
  const store = withSignatures(openStore(config.releaseStore), { publicKeys, previewPublicKeys });
  const journal = createJournalSource(store, { shell: shell.digest, warn });
  const source: CompositionSource = {
    ...journal,
    async read() {
      const requested = await journal.read();
      storeAnsweredAt = Date.now();
      return requested;
    },
  };
  const watchFailures = createFailureWatch(known);
  const watcher = await watchComposition({
    source,
    shell: shell.digest,
    activate,
    watchFailures,
    onStop: metrics.countStop,
    log,
  });
  const onError = (error: unknown, task: string) =>
    log.error({ composition: watcher.current.composition.id, err: error }, `${task} failed`);
  const choice = createCompositionChoice(watcher, origin);
  const previews = config.hasPreviews
    ? createPreviews({
        channels: createChannelSource(store, warn),
        watcher,
        hashKey,
        origin,
        onError,
      })
    : undefined;
  const limits = createLimits(config);
  const security = createSecurityHeaders({
    connectOrigins: config.analyticsUrl ? [new URL(config.analyticsUrl).origin] : [],
    inlineScripts: [HEAD_SCRIPT, shell.inlineScript],
    isHttps: origin.startsWith('https:'),
    hasHttpsSubdomains: config.hasHttpsSubdomains,
  });
  const kept = createKeptPages({ watcher, choice, hashKey, origin, security, onError });
  const onPageWithoutData = (composition: Composition, url: string | undefined) => {
    const owner = ownerOf(composition, url);
    metrics.countPageWithoutData(composition.id, owner);
    logOften(`${owner.remote} ${owner.release}: a page was answered without its data`);
  };
  const app = createApp({
    config,
    shell,
    watcher,
    choice,
    kept,
    security,
    previews,
    limits,
    faults,
    known,
    isRetained: async (owner, digest) => (await source.findRetained(owner, digest)) !== undefined,
    metrics,
    onFailedCall,
    onPageWithoutData,
    log,
  });
  const router = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      const response = await app.fetch(request, bindings);
      const cookie = choice.cookieOf(incoming);
      // Caches keep a redirect, which needs no composition.
      if (cookie && !response.headers.has('Location')) response.headers.append('Set-Cookie', cookie);
      return response;
    },
    { hostname: NO_HOST, errorHandler: answerWithoutRouter },
  );
  const countView = (composition: Composition, url: string | undefined): void => {
    const { id } = composition;
    metrics.countView(id, ownerOf(composition, url));
    const tally = known.tallyOf(id);
    if (tally) tally.views += 1;
  };
  const isOwnHost = createHostCheck(config.origins);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { composition } = choice.snapshotOf(request);
    onPageView(request, response, () => countView(composition, request.url));
    if (kept.send(request, response)) return;
    limits.admit(request).then(
      () => router(request, response),
      (refusal: RetryLater) => sendRefusal(request, response, refusal),
    );
  };
  const server = createHttpServer((request, response) => {
    metrics.observe(request, response);
    if (!isOwnHost(request)) return void router(request, response);
    const channel = previews?.chosen(request.headers.cookie);
    if (!previews || channel === undefined) return answer(request, response);
    previews
      .open(channel)
      .then(snapshot => snapshot && choice.preview(request, channel, snapshot))
      .catch((error: unknown) => onError(error, 'opening a preview'))
      .finally(() => answer(request, response));
  });
  await requirePage(watcher.current);
  server.listen(config.port, config.host, () => log.info({ address: config.origin }, 'listening'));
  const metricsServer = serveMetrics(metrics, config);
  stopOnSignal(server, () => {
    metricsServer?.close();
    previews?.close();
    watcher.stop();
  });
  await new Promise((_resolve, reject) => {
    const rejectBusy = (port: number | undefined) => (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is busy`) : error);
    server.on('error', rejectBusy(config.port));
    metricsServer?.on('error', rejectBusy(config.metricsPort));
  });
}
