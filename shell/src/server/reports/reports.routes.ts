import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { VITALS_REPORT_PATH, VitalsReportSchema } from '../../vitals-report.ts';
import { createProblem } from '../problem.ts';
import { senderOf } from '../security/sender.ts';

const BODY_LIMIT_BYTES = 4 * 1024;

interface ReportOptions {
  origins: readonly string[];
  log: Pick<Logger, 'info'>;
}

/** What pages report of themselves, for the log. Cookies and addresses are not read. */
export function createReportRoutes({ origins, log }: ReportOptions): Hono {
  const limit = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: () => Promise.reject(createProblem(413, 'The report is too large')),
  });
  return new Hono().post(VITALS_REPORT_PATH, limit, async context => {
    if (senderOf(context, origins) !== 'site')
      throw createProblem(403, 'The report was sent from another site');
    const { success, output } = v.safeParse(VitalsReportSchema, parseJson(await context.req.text()));
    if (!success) throw createProblem(400, 'The report is malformed');
    log.info(output, 'vitals');
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
