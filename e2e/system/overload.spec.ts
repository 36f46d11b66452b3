import { findFreePort } from 'e2e-stack';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { expect, test } from '../support/test.ts';

const POSTS = 200;

const post = (url: string) =>
  fetch(`${url}/contact`, {
    method: 'POST',
    headers: { Origin: url },
    body: new URLSearchParams({ contact_name: '1' }),
  });

test('a shell with more work than it can do refuses at once, goes on with the rest and recovers', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const metricsPort = String(await findFreePort());
  const env = { shell: { RATE_POSTS_PER_MINUTE: '0', METRICS_PORT: metricsPort } };
  const stack = await startIsolatedStack({ env });
  try {
    const { url } = stack;
    expect((await post(url)).status).toBe(422);
    const answers = Array.from({ length: POSTS }, () => post(url));
    const health = await fetch(`${url}/health/live`);
    expect(health.status).toBe(200);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    const responses = await Promise.all(answers);
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 422).length + refused.length).toBe(POSTS);
    expect(refused.length).toBeGreaterThan(POSTS / 2);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2');
    expect((await post(url)).status).toBe(422);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain(`shell_request_seconds_count{kind="post",status="503"} ${refused.length}`);
  } finally {
    await stack.remove();
  }
});

test('a visitor who posts again and again is asked to wait; others are not', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  const env = { shell: { RATE_POSTS_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' } };
  const stack = await startIsolatedStack({ env });
  try {
    const postFrom = async (address: string) => {
      const headers = { Origin: stack.url, 'X-Forwarded-For': address };
      const body = new URLSearchParams({ contact_name: '1' });
      const response = await fetch(`${stack.url}/contact`, { method: 'POST', headers, body });
      return [response.status, Number(response.headers.get('retry-after'))];
    };
    for (const host of ['1', '2', '3']) expect(await postFrom(`2001:db8::${host}`)).toEqual([422, 0]);
    const [status, seconds] = await postFrom('2001:db8::4');
    expect(status).toBe(429);
    expect(seconds).toBeGreaterThan(50);
    expect(await postFrom('2001:db8:0:1::1')).toEqual([422, 0]);
  } finally {
    await stack.remove();
  }
});
