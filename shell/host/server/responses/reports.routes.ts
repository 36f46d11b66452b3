import { Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { readJson } from '../../../gateway/read-json.ts';
import { ErrorReportSchema } from '../../reports/error-report.ts';
import { REPORT_PATH } from '../../reports/report-path.ts';
import { type VitalsReport, VitalsReportSchema } from '../../reports/vitals-report.ts';
import type { CompositionSource } from '../composition/composition-source.ts';
import type { Faults } from '../faults.ts';
import { limitBody, wholeBody } from '../guard/limits.ts';
import { createProblem } from '../guard/problem.ts';
import { senderOf } from '../guard/sender.ts';
import { requestOf } from '../incoming-request.ts';
import type { KnownCompositions, Owner } from '../known-compositions.ts';
import type { Metrics } from '../metrics.ts';

const ReportSchema = v.union([VitalsReportSchema, ErrorReportSchema]);

interface ReportOptions {
  origins: readonly string[];
  faults: Pick<Faults, 'addReport'>;
  known: Pick<KnownCompositions, 'releaseOf'>;
  /** Finds a release that was live lately, so that its pages may be open, also those of another shell. */
  source: Pick<CompositionSource, 'findRetained'>;
  metrics: Pick<Metrics, 'observeVital'>;
  log: Pick<Logger, 'info'>;
}

/** What pages report of themselves, logged and counted. Cookies are not read. */
export function createReportRoutes({ origins, faults, known, source, metrics, log }: ReportOptions): Hono {
  const limit = limitBody('report', 'The report is too large');
  /** Whether a report names a release that is not of its composition here, and was live nevertheless. */
  async function isOfOther(composition: string, owner: Owner, release: string | undefined): Promise<boolean> {
    if (!release || known.releaseOf(composition, owner) === release) return false;
    // The store may be down.
    return await source.findRetained(owner, release).then(
      found => found !== undefined,
      () => false,
    );
  }

  async function observe({ composition, vitals }: VitalsReport): Promise<void> {
    for (const { name: vital, value, module = 'shell/', release } of vitals) {
      const owner = module.slice(0, module.indexOf('/'));
      const live = known.releaseOf(composition, owner);
      const isOther = await isOfOther(composition, owner, release);
      const isKnown = owner === 'shell' || live === release;
      const counted = isOther ? release : isKnown && live;
      metrics.observeVital(
        { remote: live || isOther ? owner : 'none', release: counted || 'none', vital },
        value,
      );
    }
  }

  return new Hono().post(REPORT_PATH, limit, async context => {
    if (senderOf(context, origins) !== 'site')
      throw createProblem(403, 'The report was sent from another site');
    const sent = readJson(await wholeBody(context, context.req.text()));
    const { success, output } = v.safeParse(ReportSchema, sent);
    if (!success) throw createProblem(400, 'The report is malformed');
    if ('vitals' in output) {
      await observe(output);
      log.info(output, 'vitals');
    } else {
      const { composition, remote, release } = output;
      // The client's hash keeps one sender from counting for many. It is not logged.
      const { client } = requestOf(context);
      faults.addReport(output, client, await isOfOther(composition, remote, release));
    }
    return context.body(null, 204);
  });
}
