import { openBuild, openStore, publish } from '@carefare/release';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { type StoreSite, startStoreSite } from '../support/store-site.ts';
import { expect, test } from '../support/test.ts';
import { buildStockContainer } from './stock/stock-container.ts';

let site: StoreSite;
test.afterAll(() => site?.remove());

test('a container of the stock plugin, without code of this repository, is promoted, rendered by the server, and becomes live', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async ({ page }) => {
  const [started, release] = await Promise.all([startStoreSite({ shells: 1 }), buildStockContainer()]);
  site = started;
  try {
    await publish(openStore(site.store), openBuild(release.dir));
  } finally {
    release.remove();
  }
  const promotion = ['promote', release.key, release.digest, '--new', '--reason', 'a test'];
  expect(await site.command(promotion)).toMatchObject({ exitCode: 0, stderr: '' });
  const [url] = site.urls;
  const fetchPage = () => fetch(`${url}/stories`);
  await expect.poll(async () => (await fetchPage()).status).toBe(200);
  const html = await (await fetchPage()).text();
  expect(html).toMatch(/<h1[^>]*>Stories of others</);
  expect(html).toContain('<title>Stories of Others | Carefare</title>');

  await visit(page, `${url}/stories`);
  await waitUntilReady(page, 'stories/stories');
  const more = page.getByRole('button', { name: 'Read one' });
  await expect(more).toHaveCSS('letter-spacing', '3px');
  await more.click();
  await expect(page.getByText('It was a long way home.')).toBeVisible();
});
