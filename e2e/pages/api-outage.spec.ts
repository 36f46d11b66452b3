import { type StackWithFaults, startStackWithFaults } from '../support/faulty-api.ts';
import { expect, test } from '../support/test.ts';

test.describe('the API is down when a page is first requested', () => {
  let stack: StackWithFaults;
  test.beforeAll(async () => {
    stack = await startStackWithFaults();
  });
  test.afterAll(() => stack.remove());

  test('crawlers get 503 with Retry-After, never a redirect, and the page once the API is back', async ({
    request,
  }) => {
    stack.faults.down();
    for (const path of ['/treatments', '/treatments/hip-replacement']) {
      const response = await request.get(stack.url + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(503);
      expect(response.headers()['retry-after'], path).toBeTruthy();
      expect(response.headers()['cache-control'], path).toContain('no-store');
    }
    expect((await request.get(`${stack.url}/about`)).status()).toBe(200);

    stack.faults.heal();
    for (const path of ['/treatments', '/treatments/hip-replacement'])
      expect((await request.get(stack.url + path)).status(), path).toBe(200);
  });

  test('a page that waits for a hanging API ends with 503', async ({ request }) => {
    stack.faults.hang(/treatment-countries/);
    const response = await request.get(`${stack.url}/treatments/knee-replacement`, { timeout: 9_000 });
    expect(response.status()).toBe(503);
    stack.faults.heal();
    expect((await request.get(`${stack.url}/treatments/knee-replacement`)).status()).toBe(200);
  });
});
