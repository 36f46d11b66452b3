import { expectAccessible } from '../support/axe.ts';
import {
  expectNoHorizontalScroll,
  followHeaderLink,
  remoteModule,
  visit,
  waitUntilReady,
} from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('a tester sees whose code is on screen and what it costs', {
  tag: '@shell',
}, async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  const overlayFiles = () => requests.filter(path => path.startsWith('/assets/overlay.'));

  const plain = await (await page.request.get('/treatments/hip-replacement')).text();
  const asked = await (await page.request.get('/treatments/hip-replacement?overlay')).text();
  expect(asked).toBe(plain);
  await visit(page, '/treatments/hip-replacement');
  await waitUntilReady(page, 'catalogue/treatment');
  const place = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(overlayFiles()).toEqual([]);
  const readFederation = () => page.evaluate(() => Reflect.get(globalThis, '__FEDERATION__'));
  expect(await readFederation()).toBeUndefined();

  // Opened by keyboard, in the page as it is.
  await page.keyboard.press('Alt+Shift+KeyO');
  const overlay = page.getByRole('region', { name: 'Test overlay' });
  await expect(overlay).toBeFocused();
  const composition = await (await page.request.get('/_composition')).json();
  const { digest } = composition.remotes.catalogue;
  await expect(overlay).toContainText(`live: composition ${composition.id}`);
  const text = new RegExp(`catalogue ${digest}: \\d+ files, [1-9]\\d*\\.\\d KB, 0 errors`);
  await expect(overlay.getByRole('listitem').filter({ hasText: digest })).toHaveText(text);
  const label = await remoteModule(page, 'catalogue/treatment').evaluate(element => ({
    outline: getComputedStyle(element).outlineStyle,
    text: getComputedStyle(element, '::before').content,
  }));
  expect(label.outline).toBe('solid');
  expect(label.text).toMatch(text);
  // What the browser extension of Module Federation shows.
  await expect
    .poll(async () => Object.keys((await readFederation()).moduleInfo.carefare.remotesInfo).toSorted())
    .toEqual(['mfe_calculator', 'mfe_catalogue', 'mfe_quote']);
  const { moduleInfo, __SHARE__: shared } = await readFederation();
  const catalogue = `${new URL(page.url()).origin}/_releases/catalogue/${digest}/web/mf-manifest.json`;
  expect(moduleInfo.carefare.remotesInfo.mfe_catalogue).toEqual({ matchedVersion: catalogue });
  expect(moduleInfo[`mfe_catalogue:${catalogue}`].modules).toContainEqual({ moduleName: 'treatment' });
  expect(Object.keys(shared.carefare.default)).toContain('shared-contracts/ui');
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(place);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  // By its link it is there at once, and stays while the page changes.
  await page.goto('/treatments/hip-replacement?overlay');
  await expect(overlay).toBeVisible();
  await followHeaderLink(page, 'Destinations');
  await waitUntilReady(page, 'catalogue/destinations');
  await expect(remoteModule(page, 'catalogue/destinations')).toHaveAttribute(
    'data-outline',
    /^catalogue\/destinations, live, catalogue /,
  );
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expect(overlay).toBeHidden();
  expect(overlayFiles().length).toBeGreaterThan(0);
  expect(requests.filter(path => path === '/_report')).toEqual([]);
});
