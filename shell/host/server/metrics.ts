import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Composition } from 'shared-contracts/host';
import type { VitalsReport } from '../reports/vitals-report.ts';
import type { FailedCall } from './api/failed-calls.ts';
import type { Fault } from './faults.ts';
import type { RequestKind } from './guard/request-kind.ts';
import type { Owner } from './known-compositions.ts';
import type { PageOwner } from './page-view.ts';

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];
/** In ms; the first ones are for CLS, which has no unit. */
const VITALS = [0.02, 0.1, 0.25, 50, 200, 500, 1_000, 1_800, 2_500, 4_000, 8_000];

type Vital = VitalsReport['vitals'][number]['name'];

export type Metrics = ReturnType<typeof createMetrics>;

/** Digests of releases, by remote. */
type Releases = Readonly<Record<string, { digest: string }>>;

interface State {
  composition: Pick<Composition, 'id' | 'missing'> & { remotes: Releases };
  requested: Releases;
  entriesBehind: number;
  /** When the release store last answered, in ms. */
  storeAnsweredAt: number;
  /** Whether the API has each call of the site. */
  calls: ReadonlyMap<string, string>;
  /** Rows that did not fit in the answers of the API that are kept, by call. */
  rowsLeftOut: ReadonlyMap<string, number>;
}

/** What the server counts of itself, as Prometheus text. */
export function createMetrics(readState: () => State) {
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
    help: 'What went wrong in pages, reported by browsers or on the server',
    labelNames: ['composition', 'remote', 'release', 'kind'],
    registers,
  });
  const views = new Counter({
    name: 'shell_page_views_total',
    help: 'Pages sent, by the release whose path it is',
    labelNames: ['composition', 'remote', 'release'],
    registers,
  });
  const withoutData = new Counter({
    name: 'shell_pages_without_data_total',
    help: 'Pages sent without the data that they or their widgets show, by the release whose path it is',
    labelNames: ['composition', 'remote', 'release'],
    registers,
  });
  const failedCalls = new Counter({
    name: 'shell_failed_api_calls_total',
    help: 'Calls that the API did not answer, or not as it should, by their names in the gateway',
    labelNames: ['call', 'reason'],
    registers,
  });
  const vitals = new Histogram({
    name: 'shell_vitals',
    help: 'Vitals of page views, by the release whose element decided them, in ms; CLS has no unit',
    labelNames: ['remote', 'release', 'vital'],
    buckets: VITALS,
    registers,
  });
  const stops = new Counter({
    name: 'shell_stopped_differences_total',
    help: 'Shares and previews that failed too often here and get no more visitors, by channel',
    labelNames: ['channel'],
    registers,
  });
  const outgrown = new Counter({
    name: 'shell_outgrown_workers_total',
    help: 'Render workers that were replaced because their memory grew',
    labelNames: ['composition'],
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
  const behind = new Gauge({
    name: 'shell_entries_behind',
    help: 'Entries of the journal after the one that is live here: the newest is refused, or is being loaded',
    registers,
  });
  const releases = new Gauge({
    name: 'shell_remote_release',
    help: 'The release of each remote that is live, and the one that the journal requests',
    labelNames: ['remote', 'release', 'state'],
    registers,
  });
  const storeAnswer = new Gauge({
    name: 'shell_store_answer_timestamp_seconds',
    help: 'When the release store last answered',
    registers,
  });
  const apiCalls = new Gauge({
    name: 'shell_api_call',
    help: 'Each call of the site and whether the API has it: there, absent, refused, failing, or unknown until it is asked',
    labelNames: ['call', 'state'],
    registers,
  });
  const rowsLeftOut = new Gauge({
    name: 'shell_api_rows_left_out',
    help: 'Rows that did not fit in the answers of the API that are kept',
    labelNames: ['call'],
    registers,
  });
  function setReleases(state: 'live' | 'requested', remotes: Releases): void {
    for (const [remote, { digest }] of Object.entries(remotes))
      releases.set({ remote, release: digest, state }, 1);
  }
  return {
    /** Names no path: what a visitor reads about is health data. */
    observe(kind: RequestKind, response: ServerResponse): void {
      const stop = requests.startTimer({ kind });
      response.once('close', () =>
        stop({ status: response.writableFinished ? response.statusCode : 'aborted' }),
      );
    },
    countFault: ({ composition, remote, release, kind }: Fault) =>
      faults.inc({ composition, remote, release, kind }),
    countView: (composition: string, owner: PageOwner) => views.inc({ composition, ...owner }),
    observeVital: (names: { remote: Owner; release: string; vital: Vital }, value: number) =>
      vitals.observe(names, value),
    countStop: (channel: string) => stops.inc({ channel }),
    countPageWithoutData: (composition: string, owner: PageOwner) =>
      withoutData.inc({ composition, ...owner }),
    countFailedCall: ({ call, reason }: FailedCall) => failedCalls.inc({ call, reason }),
    countOutgrown: (composition: string) => outgrown.inc({ composition }),
    /** Names of all metrics of the shell's own. */
    names: (): string[] => registry.getMetricsAsArray().map(({ name }) => name),
    render() {
      const state = readState();
      live.reset();
      live.set({ composition: state.composition.id }, 1);
      missing.set(state.composition.missing?.length ?? 0);
      behind.set(state.entriesBehind);
      releases.reset();
      setReleases('live', state.composition.remotes);
      setReleases('requested', state.requested);
      storeAnswer.set(state.storeAnsweredAt / 1_000);
      apiCalls.reset();
      for (const [call, callState] of state.calls) apiCalls.set({ call, state: callState }, 1);
      rowsLeftOut.reset();
      for (const [call, count] of state.rowsLeftOut) rowsLeftOut.set({ call }, count);
      return registry.metrics();
    },
  };
}
