import type { Page } from '@playwright/test';
import { calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { visit, waitForHydration, waitUntilReady } from '../support/navigation.ts';
import { formOpenedEarlier } from '../support/post-form.ts';
import { fillRequired, openForm, resultOf, send } from '../support/quote-form.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';

/** As on a phone, where the menu is behind a button. */
test.use({ viewport: { width: 390, height: 844 } });

/** Only code can store the answer. */
const consentQuestion = (page: Page) => page.getByRole('button', { name: 'Accept analytics' });

/** Runs in the page: takes away what the oldest browsers that get code lack. */
function becomeOldestServed(): void {
  const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const lacking: [object, string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
    ],
    [iterators, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [URL, ['canParse', 'parse']],
    [RegExp, ['escape']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'moveBefore']],
    [Document.prototype, ['startViewTransition']],
    [window, ['Iterator', 'requestIdleCallback', 'scheduler', 'navigation', 'ToggleEvent']],
    // Some add-ons take it away.
    [window, ['PerformanceObserver']],
  ];
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name);
}

const otherPages = [
  ['/destinations/india', 'catalogue/country'],
  ['/prices', 'catalogue/prices'],
  ['/check-a-quote', 'catalogue/check-a-quote'],
] as const;

test('the oldest browsers that get code run all of it: every page, the menu, the calculator, a quote', {
  tag: '@shell',
}, async ({ page }) => {
  await page.addInitScript(becomeOldestServed);
  // The browser itself goes by the attribute.
  await page.route(/\/about$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(' popover="auto"', '') });
  });
  for (const [path, module] of allOr(otherPages, [])) {
    await visit(page, path);
    await waitUntilReady(page, module);
  }
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Treatments', exact: true }).click();
  await expect(page).toHaveURL('/treatments');
  await expect(page.getByRole('banner').getByRole('link', { name: 'About', exact: true })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Hip Replacement', exact: true }).click();
  await waitUntilReady(page, 'catalogue/treatment');
  await page.getByRole('link', { name: 'Estimate my trip to India' }).click();
  const calculator = calculatorOf(page);
  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption('UK');
  await nextButton(calculator).click();
  await expectStep(calculator, 3);
  await openForm(page);
  await fillRequired(page);
  await send(page);
  await expect(resultOf(page)).toContainText('Your reference number');
});

test('an older browser gets the page without code: no script is asked for, nothing waits for one, and forms post', {
  tag: '@shell',
}, async ({ page, context, baseURL }) => {
  await context.addCookies([formOpenedEarlier(baseURL ?? '')]);
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'inert'));
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/treatments', '/destinations/india', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(consentQuestion(page)).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await fillRequired(page);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received');
  expect(scripts).toEqual([]);
});

test('a page of the shell whose code does not arrive stays the server’s, and is live once it does', {
  tag: '@shell',
}, async ({ page, expectLog }) => {
  expectLog(/ERR_FAILED/);
  await page.route(/\/assets\/page-home\./, route => route.abort());
  await page.goto('/');
  await expect(consentQuestion(page)).toBeHidden();
  const search = page
    .getByRole('main')
    .getByLabel(/treatment/i)
    .first();
  await search.fill('hip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Know the whole cost before you travel');
  await page.unroute(/\/assets\/page-home\./);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitForHydration(page);
  await expect(consentQuestion(page)).toBeVisible();
  await expect(search).toHaveValue('hip');
});

test('a page whose code throws before it is live stays the server’s, with links that work', {
  tag: '@shell',
}, async ({ page, expectLog }) => {
  expectLog(/broken/);
  await page.addInitScript(() => {
    const { sort } = Array.prototype;
    // The last of them to arrive runs both.
    const awaited = new Set(['main', 'react']);
    const noticeScript = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) awaited.delete(/\/assets\/(\w+)/.exec(target.src)?.[1] ?? '');
    };
    document.addEventListener('load', noticeScript, true);
    Reflect.set(Array.prototype, 'sort', function (this: unknown[], ...order: Parameters<typeof sort>) {
      if (awaited.size === 0) throw new Error('broken');
      return sort.apply(this, order);
    });
  });
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
  const heading = page.getByRole('heading', { level: 1 });
  const text = await heading.textContent();
  await heading.click();
  await expect(heading).toHaveText(text ?? '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Treatments', exact: true }).click();
  await expect(page).toHaveURL('/treatments');
});
