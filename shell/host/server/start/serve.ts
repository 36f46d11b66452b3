import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import pino from 'pino';
import { fetchFrom, openPort } from '../../../gateway/answer-threads.ts';
import { createGateway } from '../../../gateway/gateway.ts';
import { tryApi } from '../../../gateway/try-api.ts';
import { watchApi } from '../../../gateway/watch-api.ts';
import { matchPage } from '../../page/match.ts';
import { createCompositionChoice } from '../channels/choose-composition.ts';
import { createPreviews } from '../channels/previews.ts';
import { createFailureWatch } from '../channels/stop-rule.ts';
import type { CompositionSnapshot } from '../composition/composition-snapshot.ts';
import { watchComposition } from '../composition/composition-watcher.ts';
import { createLimits } from '../guard/limits.ts';
import { createSecurityHeaders } from '../guard/security-headers.ts';
import { createRequestReader } from '../incoming-request.ts';
import { HEAD_SCRIPT } from '../rendering/html/head-script.ts';
import { createPageCache } from '../responses/page-cache.ts';
import { createCachedPageSender } from '../responses/send-cached-page.ts';
import type { ServerSite } from '../server-site.ts';
import { readShellRelease } from '../shell-release.ts';
import { createTrial } from '../trial/trial.ts';
import { createActivation } from './activate.ts';
import { createAnswer } from './answer.ts';
import { createApp } from './app.ts';
import { publicConfigOf, readConfig } from './config.ts';
import { listen } from './listen.ts';
import { createMonitoring } from './monitoring.ts';
import { openSource } from './open-source.ts';
import { createRouter } from './router.ts';

/** Renders a page that needs neither a remote nor the API. @throws Error when that fails: then there is nothing to serve */
async function requirePage({ composition, renderer }: CompositionSnapshot, path: string): Promise<void> {
  const matched = matchPage(composition, path);
  const { status } = await renderer.renderPage({ path, matched });
  if (status !== 200) throw new Error(`The shell does not run: ${path} answers ${status}.`);
}

/** Starts the server. @throws Error with one line that says why it cannot start */
export async function serveSite(site: ServerSite, serverFile: string): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  const { hashKey, origin, origins, trustedProxies } = config;
  const log = pino({ name: 'shell', level: config.logLevel });
  const warn = (message: string) => log.warn(message);
  for (const warning of config.warnings) warn(warning);
  const shell = readShellRelease(dirname(serverFile), config.developmentUrl !== undefined);

  const { store, source, channels, answeredAt } = openSource({ config, shell: shell.digest, warn });
  const monitoring = createMonitoring(log, () => ({
    composition: watcher.current.composition,
    requested: watcher.requested.composition.remotes,
    entriesBehind: watcher.entriesBehind,
    storeAnsweredAt: answeredAt(),
    calls: gateway.calls.read(),
    rowsLeftOut: gateway.rowsLeftOut(),
  }));
  const { metrics, known, faults, onFailedCall, onGrowth } = monitoring;
  const gateway = createGateway({
    ...config.api,
    linked: site.linked,
    onFailure: onFailedCall,
    info: message => log.info(message),
    warn,
  });
  if (!config.trial) void tryApi(gateway, config.api.apiUrl, log);
  const rendering = {
    serverFile,
    workers: config.renderWorkers || Math.max(2, availableParallelism() - 1),
    shell,
    config: publicConfigOf(config),
    openPort: () => openPort(gateway),
    hashKey,
  };
  const trial = config.trial && createTrial({ ...rendering, scope: config.trial, stored: site.stored });
  const activate = createActivation({
    ...rendering,
    readApi: gateway.state.read,
    store,
    known,
    faults,
    warn,
    onFailedCall,
    onGrowth,
  });
  const stopped = new AbortController();
  const readApi = trial ? undefined : await watchApi(gateway, { signal: stopped.signal });
  const watcher = await watchComposition({
    source,
    shell: shell.digest,
    readApi,
    activate: trial?.activate ?? activate,
    pollMs: config.pollMs,
    watchFailures: createFailureWatch(known),
    onStop: metrics.countStop,
    log,
  });

  const onError = (error: unknown, task: string) =>
    log.error({ composition: watcher.current.composition.id, err: error }, `${task} failed`);
  const shared = { watcher, hashKey, origin };
  const previews = config.hasPreviews ? createPreviews({ ...shared, channels, onError }) : undefined;
  const limits = createLimits(config);
  const security = createSecurityHeaders({
    connectOrigins: config.analyticsUrl ? [new URL(config.analyticsUrl).origin] : [],
    inlineScripts: [HEAD_SCRIPT, shell.inlineScript],
    isHttps: origin.startsWith('https:'),
    hasHttpsSubdomains: config.hasHttpsSubdomains,
  });
  const pageCache = createPageCache({ watcher, markedLink: site.markedLink, onError });
  const app = createApp({
    site,
    config,
    gateway,
    fetchApi: fetchFrom(gateway),
    shell,
    source,
    watcher,
    pageCache,
    security,
    previews,
    limits,
    monitoring,
    log,
  });
  const answer = createAnswer({
    readRequest: createRequestReader({
      origins,
      trustedProxies,
      watcher,
      choose: createCompositionChoice(watcher, origin),
    }),
    monitoring,
    previews,
    sendCachedPage: createCachedPageSender({ ...shared, cache: pageCache, security }),
    limits,
    route: createRouter(app),
    onError,
  });

  await requirePage(watcher.current, site.samplePage);
  await listen(answer, {
    config,
    metrics,
    onListening() {
      log.info({ address: origin }, 'listening');
      trial?.pass();
    },
    onStop() {
      stopped.abort();
      previews?.close();
      watcher.stop();
    },
  });
}
