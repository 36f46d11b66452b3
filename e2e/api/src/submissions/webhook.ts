import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

interface WebhookTarget {
  url: string;
  secret: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * Posts the reference of a quote request, and nothing else, to the operator's system. The header `X-Carefare-Signature`
 * is `t={seconds},v1={hex HMAC-SHA256 of "{seconds}.{body}"}`.
 * @throws when the response is not 2xx or takes longer than 10 s
 */
export async function callWebhook(
  { url, secret, fetch = globalThis.fetch }: WebhookTarget,
  reference: string,
): Promise<void> {
  const body = JSON.stringify({ reference });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-carefare-signature': `t=${seconds},v1=${signature}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook responded with ${response.status}`);
}
