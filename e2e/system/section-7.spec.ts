import { startSection7Site } from '../support/section-7-site.ts';
import { expect, test } from '../support/test.ts';

let site: Awaited<ReturnType<typeof startSection7Site>>;
test.beforeAll(async () => {
  site = await startSection7Site();
});
test.afterAll(() => site.remove());

const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;

test('a site starts with an API of section 7 and nothing more', {
  tag: ['@shell', '@own-stack'],
}, async () => {
  expect(await statusOf('/about')).toBe(200);
  expect(await statusOf('/api/masters/treatments')).toBe(200);
  expect(await statusOf('/api/masters/options')).toBe(404);
});
