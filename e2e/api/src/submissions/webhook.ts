import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

interface WebhookTarget {
  url: string;
  secret: string;
  now: () => Date;
  fetch?: typeof globalThis.fetch;
}

/**
 * Tells the staff's system the reference of a quote request, and nothing else. Signed: `X-Carefare-Signature` is
 * `t={seconds},v1={hex HMAC-SHA256 of "t.body"}`. @throws when the answer is not 2xx, or late
 */
export async function callWebhook(
  { url, secret, now, fetch = globalThis.fetch }: WebhookTarget,
  reference: string,
) {
  const body = JSON.stringify({ reference });
  const seconds = Math.floor(now().getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const answer = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-carefare-signature': `t=${seconds},v1=${signature}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}
