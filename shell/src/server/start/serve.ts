import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { openStore, withSignatures } from '@carefare/release';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import pino from 'pino';
import { isPrivatePath } from '../../composition/composition-pages.ts';
import type { CompositionSource } from '../../composition/server/composition-source.ts';
import { watchComposition } from '../../composition/server/composition-watcher.ts';
import { createJournalSource } from '../../composition/server/journal-source.ts';
import { createCanaryJudge } from '../canary/canary-rule.ts';
import { createCompositionChoice } from '../canary/choose-composition.ts';
import { onPageView } from '../health/page-view.ts';
import { createPrivateRoutes } from '../health/private-routes.ts';
import { createSiteHealth } from '../health/site-health.ts';
import { createStatus } from '../health/status.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createLimits } from '../overload/limits.ts';
import type { RetryLater } from '../overload/retry-later.ts';
import { createKeptAnswers } from '../pages/kept-answers.ts';
import { answerWithoutRouter, sendRefusal } from '../problem.ts';
import { createHostCheck } from '../security/request-checks.ts';
import { createActivation } from './activate.ts';
import { createApp } from './app.ts';
import { type Config, publicConfigOf, readConfig } from './config.ts';
import { readShellRelease } from './shell-release.ts';

const STOP_DEADLINE_MS = 8_000;
const IDLE_CHECK_MS = 100;

/** Starts the server. @throws Error with one line that says why it cannot start */
export async function serveSite(serverFile: string): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = pino({ name: 'shell', level: config.logLevel });
  for (const warning of config.warnings) log.warn(warning);
  const shell = readShellRelease(dirname(serverFile));
  const { apiUrl, hashKey, origin } = config;
  const metrics = config.metricsPort === undefined ? undefined : createMetrics(() => watcher.current);
  const health = createSiteHealth({ onError: metrics?.countError });
  const activate = createActivation({
    serverFile,
    workers: config.renderWorkers || Math.max(2, availableParallelism() - 1),
    shell,
    config: publicConfigOf(config),
    apiUrl,
    hashKey,
    log,
    countFault: metrics?.countFault,
    health,
  });
  const source = sourceOf(config, shell.digest, message => log.warn(message));
  const judgeCanary = createCanaryJudge(health.counts.readConfirmed);
  const watcher = await watchComposition({ source, shell: shell.digest, activate, judgeCanary, log });
  const choice = createCompositionChoice(watcher, origin);
  const limits = createLimits(config);
  const app = createApp({ config, shell, watcher, choice, limits, health, log });
  const kept = createKeptAnswers({
    version: request => choice.snapshotOf(request).composition.id,
    isPrivate: (request, path) => isPrivatePath(choice.snapshotOf(request).composition, path),
    cookieOf: choice.cookieOf,
    hashKey,
    origin,
  });
  const router = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as HttpBindings;
      const response = await kept.keep(incoming, () => app.fetch(request, bindings));
      const cookie = choice.cookieOf(incoming);
      if (cookie) response.headers.append('Set-Cookie', cookie);
      return response;
    },
    { errorHandler: answerWithoutRouter },
  );
  const isOwnHost = createHostCheck(config.origins);
  // A request without a body needs no stream, which costs a tenth of a kept answer.
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    metrics?.observe(request, response);
    if (!isOwnHost(request)) return void router(request, response);
    const { composition } = choice.snapshotOf(request);
    onPageView(request, response, () => health.counts.countView(composition.id));
    if (kept.send(request, response)) return;
    limits.admit(request).then(
      () => router(request, response),
      (refusal: RetryLater) => sendRefusal(request, response, refusal),
    );
  });
  server.listen(config.port, config.host, () => log.info({ address: config.origin }, 'listening'));
  const operators =
    metrics &&
    getRequestListener(
      createPrivateRoutes({
        renderMetrics: () => metrics.render(health),
        readStatus: createStatus(watcher, health),
      }).fetch,
    );
  const privateServer =
    operators &&
    createServer((request, response) => void operators(request, response)).listen(
      config.metricsPort,
      config.metricsHost,
    );
  const stop = () => {
    privateServer?.close();
    server.close(() => process.exit(0));
    // A connection that a load balancer keeps open becomes idle only after its last response.
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    setTimeout(() => process.exit(0), STOP_DEADLINE_MS).unref();
    watcher.stop();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await new Promise((_resolve, reject) => {
    const rejectBusy = (port: number | undefined) => (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is busy`) : error);
    server.on('error', rejectBusy(config.port));
    privateServer?.on('error', rejectBusy(config.metricsPort));
  });
}

function sourceOf(
  { releaseStore, releaseKeys, canaryKey, canaryKeys }: Config,
  shell: string,
  warn: (message: string) => void,
): CompositionSource {
  const keys = { publicKeys: releaseKeys, canaryKey, canaryPublicKeys: canaryKeys };
  const store = withSignatures(openStore(releaseStore), keys);
  // A journal that is not signed needs no key.
  return createJournalSource(store, { shell, warn, mayEndCanaries: !releaseKeys || Boolean(canaryKey) });
}
