import { type Background, recurring } from './background.ts';
import { applyRetention } from './retention/retention.ts';
import type { ApiServices } from './services.ts';
import { drainOutbox } from './submissions/outbox.ts';
import { callWebhook } from './submissions/webhook.ts';

const HOUR = 3_600_000;
const OUTBOX_EVERY_MS = 5_000;

/** The outbox (when a webhook is configured) and the retention job. */
export function startJobs({ database: { db }, env, log, now }: ApiServices): {
  outbox: Background | null;
  all: Background[];
} {
  const retention = recurring({
    name: 'retention',
    everyMs: HOUR,
    log,
    run: () => applyRetention(db, now()),
  });
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url || !secret) return { outbox: null, all: [retention] };
  const deliver = (reference: string) => callWebhook({ url, secret, now }, reference);
  const run = () => drainOutbox({ db, now, deliver });
  const outbox = recurring({ name: 'outbox', everyMs: OUTBOX_EVERY_MS, log, run });
  return { outbox, all: [retention, outbox] };
}
