import { type RecurringJob, startRecurringJob } from './recurring-job.ts';
import { applyRetention } from './retention/retention.ts';
import type { ApiServices } from './services.ts';
import { drainOutbox } from './submissions/outbox.ts';
import { callWebhook } from './submissions/webhook.ts';

const RETENTION_INTERVAL_MS = 3_600_000;
const OUTBOX_INTERVAL_MS = 5_000;

/** Starts the jobs of retention and outbox. */
export function startJobs({ database: { db }, env, log }: Pick<ApiServices, 'database' | 'env' | 'log'>): {
  retention: RecurringJob;
  outbox: RecurringJob;
} {
  const retention = startRecurringJob({
    name: 'retention',
    intervalMs: RETENTION_INTERVAL_MS,
    log,
    run: () => applyRetention(db),
  });
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  // Without a webhook nobody waits for a call: a webhook that is configured later gets the requests from then on.
  const deliver = async (reference: string) => {
    if (url && secret) await callWebhook({ url, secret }, reference);
  };
  const outbox = startRecurringJob({
    name: 'outbox',
    intervalMs: OUTBOX_INTERVAL_MS,
    log,
    run: stopping => drainOutbox(db, deliver, stopping),
  });
  return { retention, outbox };
}
