import { inDays } from '@carefare/testing/worked-example';
import type { Page } from '@playwright/test';
import {
  followHeaderLink,
  holdRequests,
  remoteModule,
  visit,
  waitForHydration,
  waitUntilReady,
} from '../support/navigation.ts';
import { allOr } from '../support/scope.ts';
import { expect, test } from '../support/test.ts';
import { isTranslated, readLines, type Translator, translate } from './translator.ts';

type Step = (page: Page) => Promise<unknown>;
interface Journey {
  path: string;
  steps: readonly Step[];
}

/** Whether each module on the screen is live: a translation is longer, so that one may be near the screen in one page alone. */
const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-module]:not([data-ready])')].every(module => {
      const { top, bottom } = module.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    }),
  );

const livesIn =
  (country: string): Step =>
  async page => {
    const field = page.getByRole('main').getByLabel('I live in').first();
    // The page may just be replacing its HTML.
    await expect(async () => {
      await field.scrollIntoViewIfNeeded({ timeout: 1_000 });
      expect(await isLive(page)).toBe(true);
    }).toPass({ timeout: 10_000 });
    await field.selectOption(country);
  };
const press =
  (name: string): Step =>
  page =>
    page.getByRole('main').getByRole('button', { name }).click();
const next = press('Next');
const follow =
  (name: string): Step =>
  page =>
    page.getByRole('main').getByRole('link', { name }).first().click();
const countries = ['UK', 'Germany', 'Other'].map(livesIn);

const checkQuote =
  (total: string): Step =>
  async page => {
    // On a phone the answer takes the place of the form.
    const change = page.getByRole('button', { name: 'Change the quote' });
    if (await change.isVisible()) await change.click();
    await page.getByRole('combobox', { name: 'Treatment' }).selectOption('51');
    await page.getByLabel('Country of the clinic').selectOption('India');
    await page.getByLabel('Total of the quote').fill(total);
    await page.getByRole('button', { name: 'Check the quote' }).click();
    await expect(page.getByRole('heading', { name: 'Your quote: Knee Replacement in India' })).toBeVisible();
  };

const journeys: Record<string, Journey> = {
  home: { path: '/', steps: countries },
  calculator: {
    path: '/#calculator-section',
    steps: [
      async page => {
        // A translation is longer. What is near the screen in one page is not in the other, and would be inert there.
        await remoteModule(page, 'catalogue/featured-destinations').scrollIntoViewIfNeeded();
        await waitUntilReady(page, 'catalogue/featured-destinations');
        await waitUntilReady(page, 'calculator/calculator');
      },
      page => page.getByLabel('Search treatments').fill('hip replacement'),
      next,
      page => page.getByLabel('Where do you travel from?').selectOption('UK'),
      page => page.getByRole('radio', { name: 'India' }).check(),
      page => page.getByLabel('Where do you travel from?').selectOption('Germany'),
      next,
      async page => {
        await page.getByLabel('Start date').fill(inDays(40));
        await page.getByLabel('End date').fill(inDays(55));
      },
      next,
      async page => {
        await page.getByLabel('Companions').fill('1');
        await page.getByRole('radio', { name: 'Standard hotel' }).check();
      },
      page => page.getByLabel('Companions').fill('2'),
      next,
      page => page.getByRole('radio', { name: 'Standard' }).check(),
      press('See my estimate'),
    ],
  },
  list: { path: '/treatments', steps: countries },
  treatment: { path: '/treatments/dental-implants', steps: countries },
  'treatment in a country': { path: '/treatments/hip-replacement/india', steps: countries },
  destinations: { path: '/destinations', steps: countries },
  country: { path: '/destinations/turkey', steps: countries },
  prices: { path: '/prices', steps: [] },
  'check of a quote': { path: '/check-a-quote', steps: [checkQuote('$19,000'), checkQuote('$6,500')] },
  contact: {
    path: '/contact',
    steps: [
      press('Request My Quote'),
      page => page.getByLabel('Full Name').fill('Ana'),
      page => page.getByRole('main').getByRole('combobox', { name: 'Treatment' }).selectOption('51'),
      press('Request My Quote'),
    ],
  },
  links: {
    path: '/',
    steps: [
      page => page.getByRole('button', { name: 'Details' }).click(),
      page => page.getByRole('button', { name: 'Accept analytics' }).click(),
      page => followHeaderLink(page, /^treatments$/i),
      follow('Hip Replacement'),
      livesIn('UK'),
      page => page.goBack(),
      page => followHeaderLink(page, /^blog$/i),
    ],
  },
};

/** Lines that one of the pages has and the other lacks, once the first is translated. */
async function findDifferences(page: Page, plain: Page): Promise<string[]> {
  if (!(await isTranslated(page))) return ['not translated'];
  const [lines, expected] = [await readLines(page), await readLines(plain)];
  return [
    ...lines.filter(line => !expected.includes(line)).map(line => `only translated: ${line}`),
    ...expected.filter(line => !lines.includes(line)).map(line => `missing: ${line}`),
  ];
}

/** When the translation begins: before the code of the page runs, or once the page is live. */
type Moment = 'before' | 'after';

async function openTranslated(page: Page, path: string, translator: Translator, moment: Moment) {
  if (moment === 'before') {
    const release = await holdRequests(page, /\/assets\/main\.\w+\.js$/);
    await translate(page, translator);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => isTranslated(page)).toBe(true);
    release();
    await waitForHydration(page);
  } else {
    await visit(page, path);
    await translate(page, translator);
  }
}

const all = Object.keys(journeys).flatMap(name =>
  (['fonts', 'merged texts'] as const).flatMap(translator =>
    (['before', 'after'] as const).map(moment => ({ name, translator, moment })),
  ),
);
const sample: typeof all = [
  { name: 'home', translator: 'fonts', moment: 'after' },
  { name: 'check of a quote', translator: 'fonts', moment: 'before' },
];

for (const { name, translator, moment } of allOr(all, sample))
  test(`${name}, translated by ${translator} ${moment} its code runs, says the same as in the original`, {
    tag: '@shell',
  }, async ({ page, browser, baseURL }) => {
    const { path, steps } = journeys[name] as Journey;
    const context = await browser.newContext({
      baseURL,
      viewport: page.viewportSize(),
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    const plain = await context.newPage();
    await Promise.all([visit(plain, path), openTranslated(page, path, translator, moment)]);
    for (const [index, step] of [async () => undefined, ...steps].entries()) {
      await Promise.all([step(page), step(plain)]);
      await expect.poll(() => findDifferences(page, plain), { message: `after step ${index}` }).toEqual([]);
    }
    await context.close();
  });
