import { faultyStack } from '../support/faulty-api.ts';
import { expect, test } from '../support/test.ts';

test.describe('the API is down when a page is asked for first', () => {
  let stack: Awaited<ReturnType<typeof faultyStack>>;
  test.beforeAll(async () => {
    stack = await faultyStack();
  });
  test.afterAll(() => stack.remove());

  test('crawlers get 503 with Retry-After, never a redirect, and the page when it is back', async ({
    request,
  }) => {
    stack.faults.down();
    for (const path of ['/treatments', '/treatments/hip-replacement']) {
      const answer = await request.get(stack.url + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(503);
      expect(answer.headers()['retry-after'], path).toBeTruthy();
      expect(answer.headers()['cache-control'], path).toContain('no-store');
    }
    expect((await request.get(`${stack.url}/about`)).status()).toBe(200);

    stack.faults.heal();
    for (const path of ['/treatments', '/treatments/hip-replacement'])
      expect((await request.get(stack.url + path)).status(), path).toBe(200);
  });

  test('a page that waits for an API without an answer is given up, not hung', async ({ request }) => {
    stack.faults.hang(/treatment-countries/);
    const answer = await request.get(`${stack.url}/treatments/knee-replacement`, { timeout: 9_000 });
    expect(answer.status()).toBe(503);
    stack.faults.heal();
    expect((await request.get(`${stack.url}/treatments/knee-replacement`)).status()).toBe(200);
  });
});
