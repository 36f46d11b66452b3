import type { Logger } from 'pino';
import type { Composition } from 'shared-contracts/host';
import type { FailedCall } from '../api/failed-calls.ts';
import { createFaults } from '../faults.ts';
import { createKnownCompositions } from '../known-compositions.ts';
import { createMetrics } from '../metrics.ts';
import { createMinuteLog } from '../minute-log.ts';
import { ownerOf } from '../page-view.ts';

export type Monitoring = ReturnType<typeof createMonitoring>;

/** What the server logs and counts. @param readState read with the metrics */
export function createMonitoring(log: Logger, readState: Parameters<typeof createMetrics>[0]) {
  const metrics = createMetrics(readState);
  const logOften = createMinuteLog(message => log.warn(message));
  const known = createKnownCompositions();
  return {
    metrics,
    known,
    faults: createFaults({ known, log, count: metrics.countFault }),
    onFailedCall(failed: FailedCall): void {
      metrics.countFailedCall(failed);
      const { call, reason, detail } = failed;
      logOften(`The API call ${call} failed (${detail ?? reason})`);
    },
    onGrowth({ id }: Composition): void {
      metrics.countOutgrown(id);
      logOften(`A render worker of composition ${id} is replaced because its memory grows`);
    },
    /** @param url its address, as it was asked for */
    onPageWithoutData(composition: Composition, url: string): void {
      const owner = ownerOf(composition, url);
      metrics.countPageWithoutData(composition.id, owner);
      logOften(`${owner.remote} ${owner.release}: a page was answered without its data`);
    },
    /** @param url its address, as it was asked for */
    onPageView(composition: Composition, url: string): void {
      const { id } = composition;
      metrics.countView(id, ownerOf(composition, url));
      const tally = known.tallyOf(id);
      if (tally) tally.views += 1;
    },
  };
}
