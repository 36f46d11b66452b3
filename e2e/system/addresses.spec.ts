import { request } from '@playwright/test';
import { socialImage } from 'shared-contracts';
import { aliases, mainPaths } from '../support/heads.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 240_000 });

test('an alias is a 200 with the canonical of the main slug, and is not in the sitemap', {
  tag: '@shell',
}, async ({ request: api, baseURL }) => {
  const sitemap = await (await api.get(`${baseURL}/sitemap.xml`)).text();
  for (const path of mainPaths) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(aliases).toHaveLength(6);
  for (const [alias, main] of aliases) {
    const response = await api.get(baseURL + alias);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${baseURL}${main}"/>`);
    expect(sitemap).not.toContain(`${baseURL}${alias}<`);
  }
});

test('all social images, the icons and the manifest exist', { tag: '@shell' }, async ({ baseURL }) => {
  const api = await request.newContext({ baseURL });
  for (const path of mainPaths) {
    const response = await api.get(socialImage(path));
    expect(response.status(), path).toBe(200);
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
  for (const path of ['/_social/nowhere.png', '/_social/treatments/ivf.png', '/_social/../home.png'])
    expect((await api.get(path)).status(), path).toBe(404);
  const manifest = await (await api.get('/site.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await api.get(src)).status(), src).toBe(200);
  await api.dispose();
});
