import { type RecurringJob, startRecurringJob } from './recurring-job.ts';
import { applyRetention } from './retention/retention.ts';
import type { ApiServices } from './services.ts';
import { drainOutbox } from './submissions/outbox.ts';
import { callWebhook } from './submissions/webhook.ts';

const RETENTION_INTERVAL_MS = 3_600_000;
const OUTBOX_INTERVAL_MS = 5_000;

/** Starts the retention job and, if a webhook is configured, the outbox job. */
export function startJobs({ database: { db }, env, log }: ApiServices): {
  retention: RecurringJob;
  outbox: RecurringJob | undefined;
} {
  const retention = startRecurringJob({
    name: 'retention',
    intervalMs: RETENTION_INTERVAL_MS,
    log,
    run: () => applyRetention(db),
  });
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return { retention, outbox: undefined };
  const outbox = startRecurringJob({
    name: 'outbox',
    intervalMs: OUTBOX_INTERVAL_MS,
    log,
    run: () => drainOutbox(db, reference => callWebhook({ url, secret }, reference)),
  });
  return { retention, outbox };
}
