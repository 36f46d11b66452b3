import type { Logger } from 'pino';
import type { Composition, RemoteKey } from 'shared-contracts/host';
import type { ErrorReport } from '../reports/error-report.ts';
import { keyedHash } from './guard/keyed-hash.ts';
import type { KnownCompositions, Owner } from './known-compositions.ts';

/** Far more than it takes to stop a composition. */
const REPORTERS_MAX = 1_000;

/**
 * What went wrong. In browsers: that of a report. On the server `throw` is code that threw or never finished, `crash` a loop,
 * an exit or an error that nobody caught, and `memory` a worker whose memory was full. A call of the API that fails is no
 * fault of code, and not among them.
 */
type FaultKind = ErrorReport['kind'] | 'throw' | 'crash' | 'memory';

export interface Fault {
  composition: string;
  remote: Owner;
  release: string;
  kind: FaultKind;
  /** The page or widget, or what the shell did. */
  where: string;
  /** A phrase, without the full stop. */
  reason: string;
}

interface FaultsOptions {
  known: Pick<KnownCompositions, 'releaseOf' | 'tallyOf'>;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Counts it for Prometheus. */
  count(fault: Fault): void;
}

export type Faults = ReturnType<typeof createFaults>;

/** Where everything that goes wrong in a page goes, in a browser or on the server: to the log, the metrics and the tallies. */
export function createFaults({ known, log, count }: FaultsOptions) {
  const key = crypto.randomUUID();
  return {
    /** On the server. @param details only for the log, such as the stack */
    add(
      { id, shell, remotes }: Composition,
      remote: RemoteKey | undefined,
      what: Pick<Fault, 'kind' | 'where' | 'reason'>,
      details: object = {},
    ): Fault {
      const release = (remote ? remotes[remote]?.digest : shell) ?? 'none';
      const fault: Fault = { composition: id, remote: remote ?? 'shell', release, ...what };
      count(fault);
      const tally = known.tallyOf(id);
      if (tally) tally.failures[fault.remote] = (tally.failures[fault.remote] ?? 0) + 1;
      log.error({ ...fault, ...details }, faultMessage(fault));
      return fault;
    },

    /**
     * In a browser. Anybody can make up a report, so what was never live is named `none`.
     * @param client its network
     * @param isRetained whether the release that it names was live lately, here or in another shell
     */
    addReport(
      { frames, file, release: reported, ...report }: ErrorReport,
      client: string,
      isRetained: boolean,
    ): void {
      const { composition, remote } = report;
      const tally = known.tallyOf(composition);
      const ownRelease = known.releaseOf(composition, remote);
      const isKnown = remote === 'shell' || ownRelease !== undefined || isRetained;
      const release = ownRelease === reported || isRetained ? reported : undefined;
      const fault = {
        ...report,
        composition: tally ? composition : 'none',
        release: release ?? 'none',
      };
      // Keys of remotes are data: a made-up one becomes no label.
      count({ ...fault, remote: isKnown ? remote : 'none' });
      if (tally && tally.reporters.size < REPORTERS_MAX) tally.reporters.add(keyedHash(key, client));
      const shell = known.releaseOf(composition, 'shell');
      log.warn({ ...fault, ...(file && { file }), ...(shell && { shell }), frames }, faultMessage(fault));
    },
  };
}

/** As in "catalogue 0123456789abcdef: list was in an endless loop." */
export const faultMessage = ({ remote, release, reason }: Fault): string =>
  `${remote} ${release}: ${reason}.`;
