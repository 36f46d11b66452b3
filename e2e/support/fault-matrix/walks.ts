import type { Browser } from '@playwright/test';
import type { RemoteKey } from 'shared-contracts';
import { remoteModule, waitForHydration, waitUntilReady } from '../navigation.ts';
import { places } from './cell.ts';

/** Visits one page of each remote and then another, at once. @returns what was not live quickly */
export async function visitWhileOriginsFail(browser: Browser, url: string): Promise<readonly string[]> {
  const routes: readonly (readonly [RemoteKey, RemoteKey])[] = [
    ['catalogue', 'quote'],
    ['calculator', 'catalogue'],
    ['quote', 'calculator'],
  ];
  const walks = routes.map(async ([first, second]) => {
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const late: string[] = [];
    const expectLive = async (remote: RemoteKey, how: string) => {
      const { module } = places[remote];
      await remoteModule(page, module).scrollIntoViewIfNeeded();
      await waitUntilReady(page, module).catch(() => late.push(`${remote} after ${how}`));
    };
    await page.goto(places[first].path);
    await waitForHydration(page);
    await expectLive(first, 'first load');
    await page.getByRole('banner').getByRole('link', { name: places[second].link, exact: true }).click();
    await expectLive(second, 'navigation');
    await context.close();
    return late;
  });
  return (await Promise.all(walks)).flat();
}
