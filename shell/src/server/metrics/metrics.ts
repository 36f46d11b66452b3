import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteKey } from 'shared-contracts';
import type { CompositionSnapshot } from '../../composition/server/composition-snapshot.ts';
import type { ErrorKind, Owner } from '../health/composition-health.ts';
import type { SiteHealth } from '../health/site-health.ts';
import { kindOf } from '../request-kind.ts';

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** What the server counts of itself, as Prometheus text. */
export function createMetrics(
  readState: () => Pick<CompositionSnapshot, 'missing'> & { composition: { id: string } },
) {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'shell_request_seconds',
    help: 'Duration of requests, to the last byte',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const faults = new Counter({
    name: 'shell_faults_total',
    help: 'Stray errors, endless loops and ended render workers, by remote',
    labelNames: ['remote'],
    registers,
  });
  const errors = new Counter({
    name: 'shell_page_errors_total',
    help: 'Errors in pages, reported by browsers or noticed by the server, by remote, release and kind',
    labelNames: ['remote', 'release', 'kind'],
    registers,
  });
  const views = new Gauge({
    name: 'shell_page_views',
    help: 'Pages sent since the start of the process, by composition',
    labelNames: ['composition'],
    registers,
  });
  const vitals = new Gauge({
    name: 'shell_vitals_p75',
    help: '75th percentile of the vitals of the last hour, in ms; CLS has no unit',
    labelNames: ['remote', 'release', 'vital'],
    registers,
  });
  const live = new Gauge({
    name: 'shell_composition',
    help: 'The composition that is live',
    labelNames: ['composition'],
    registers,
  });
  const missing = new Gauge({
    name: 'shell_missing_remotes',
    help: 'Remotes that could not be loaded',
    registers,
  });
  return {
    /** Names no path, since the treatment that a visitor reads about is health data. */
    observe(request: IncomingMessage, response: ServerResponse): void {
      const stop = requests.startTimer({ kind: kindOf(request) });
      response.once('close', () =>
        stop({ status: response.writableFinished ? response.statusCode : 'aborted' }),
      );
    },
    countFault: (remote: RemoteKey | undefined) => faults.inc({ remote: remote ?? 'none' }),
    countError: (names: { remote: Owner; release: string; kind: ErrorKind }) =>
      errors.inc({ remote: names.remote, release: names.release, kind: names.kind }),
    render(health: Pick<SiteHealth, 'counts' | 'vitals'>) {
      views.reset();
      for (const { composition, views: count } of health.counts.snapshot()) views.set({ composition }, count);
      vitals.reset();
      for (const { remote, release, name, p75 } of health.vitals())
        vitals.set({ remote, release, vital: name }, p75);
      const state = readState();
      live.reset();
      live.set({ composition: state.composition.id }, 1);
      missing.set(state.missing.length);
      return registry.metrics();
    },
  };
}
