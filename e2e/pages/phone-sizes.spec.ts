import type { Page } from '@playwright/test';
import type { TripData } from 'shared-contracts';
import { expectAccessible } from '../support/axe.ts';
import { calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { expectTotal, openTrip, unfold } from '../support/estimate.ts';
import { expectLowBar, expectReadable, scaleText } from '../support/large-text.ts';
import { visit } from '../support/navigation.ts';
import { samplePaths } from '../support/paths.ts';
import { expect, test } from '../support/test.ts';
import { expectFocusInSight } from './focus-walk.ts';

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 740 };
const SCREENS = [PHONE, SMALL];
const TEXT_SIZES = [100, 130, 200];

interface LongTrip {
  source: string;
  treatment: string;
  answers: Partial<TripData>;
}

/** Of the longest amounts and names. */
const NAIRA: LongTrip = {
  source: 'Nigeria',
  treatment: 'In Vitro Fertilization (IVF)',
  answers: { treatmentType: '44', destination: 'India' },
};
const TRIPS: LongTrip[] = [
  NAIRA,
  { source: 'Kenya', treatment: 'Heart Bypass', answers: { treatmentType: '49', destination: 'UAE' } },
  {
    source: 'Russia',
    treatment: 'Eyelid Surgery (Blepharoplasty)',
    answers: { treatmentType: '36', destination: 'South Korea' },
  },
  {
    source: 'Saudi Arabia',
    treatment: 'Tummy Tuck (Abdominoplasty)',
    answers: { treatmentType: '34', destination: 'Costa Rica' },
  },
  {
    source: 'USA',
    treatment: 'Full Mouth Restoration',
    answers: { treatmentType: '40', destination: 'Costa Rica' },
  },
];

/** Opens a trip at step 2 and says where the visitor lives, which sets the currency. */
async function openStep2(page: Page, { source, answers }: LongTrip) {
  await openTrip(page, { ...answers, source: null, patients: 2, companions: 2 });
  const calculator = calculatorOf(page);
  await expectStep(calculator, 2);
  await calculator.getByLabel('Where do you travel from?').selectOption(source);
  await expect(calculator.getByRole('radio', { checked: true })).toBeVisible();
  return calculator;
}

/** Measures what is open at sizes of screen and text. */
async function expectWhole(page: Page, screens = SCREENS, textSizes = TEXT_SIZES): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    for (const percent of textSizes) {
      await test.step(`${screen.width} px, text ${percent} %`, async () => {
        await scaleText(page, percent);
        await expectReadable(page);
        await expectLowBar(page);
        await expectFocusInSight(page, { withFooter: false });
      });
    }
  }
  await expectAccessible(page);
}

/** Goes on from step 2, whose following steps are answered. */
async function openEstimate(page: Page): Promise<void> {
  const calculator = calculatorOf(page);
  for (const step of [3, 4, 5]) {
    await nextButton(calculator).click();
    await expectStep(calculator, step);
  }
  await nextButton(calculator).click();
  await expectTotal(page, /\d,\d/);
}

test('the estimate in the longest currency is whole on a phone with large text', {
  tag: '@calculator',
}, async ({ page }) => {
  await page.setViewportSize(SMALL);
  await openStep2(page, NAIRA);
  await openEstimate(page);
  await expectWhole(page, [SMALL], [130, 200]);
});

for (const trip of TRIPS)
  test(`all steps and the estimate of ${trip.treatment} from ${trip.source} are whole on phones at each size of text`, {
    tag: ['@calculator', '@nightly'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    const calculator = await openStep2(page, trip);
    await expectWhole(page);
    for (const step of [3, 4, 5]) {
      await nextButton(calculator).click();
      await expectStep(calculator, step);
      await expectWhole(page);
    }
    await nextButton(calculator).click();
    await expectTotal(page, /\d,\d/);
    await unfold(page);
    await page.getByText('What would change the total').click();
    await expectWhole(page, [...SCREENS, { width: 320, height: 640 }]);
  });

for (const path of samplePaths)
  test(`${path} is whole on phones at each size of text, for a visitor from Nigeria`, {
    tag: ['@shell', '@nightly'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await visit(page, '/destinations');
    await page.getByRole('main').getByRole('combobox', { name: 'I live in' }).selectOption('Nigeria');
    await expect(page.getByRole('main').getByText('₦').first()).toBeVisible();
    await visit(page, path);
    await expectWhole(page);
  });
