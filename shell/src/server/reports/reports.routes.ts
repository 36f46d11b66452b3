import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { ErrorReportSchema } from '../../error-report.ts';
import { REPORT_PATH } from '../../report-path.ts';
import { VitalsReportSchema } from '../../vitals-report.ts';
import type { SiteHealth } from '../health/site-health.ts';
import { createProblem } from '../problem.ts';
import type { ClientOf } from '../security/client-address.ts';
import { senderOf } from '../security/sender.ts';

const BODY_LIMIT_BYTES = 4 * 1024;
const ReportSchema = v.union([VitalsReportSchema, ErrorReportSchema]);

interface ReportOptions {
  origins: readonly string[];
  health: SiteHealth;
  /** Its hash keeps one sender from counting for many. It is not logged. */
  clientOf: ClientOf;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** What pages report of themselves, logged and counted. Cookies are not read. */
export function createReportRoutes({ origins, health, clientOf, log }: ReportOptions): Hono {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: () => Promise.reject(createProblem(413, 'The report is too large')),
  });
  return new Hono().post(REPORT_PATH, limit, async context => {
    if (senderOf(context, origins) !== 'site')
      throw createProblem(403, 'The report was sent from another site');
    const { success, output } = v.safeParse(ReportSchema, parseJson(await context.req.text()));
    if (!success) throw createProblem(400, 'The report is malformed');
    if ('vitals' in output) {
      health.addVitals(output);
      log.info(output, 'vitals');
    } else {
      log.warn(health.addError(output, clientOf(context)), 'page error');
    }
    return context.body(null, 204);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
