import { calculatorOf } from '../support/calculator.ts';
import { remoteModule, visit } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test('the sections are in the specified order, and Get My Transparent Estimate leads to the calculator', {
  tag: ['@shell', '@calculator', '@smoke'],
}, async ({ page }) => {
  await visit(page, '/');
  const order = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('region', { name: 'Sample costs' }),
    page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).first(),
    calculatorOf(page),
    page.getByText('How it works', { exact: true }).last(),
    remoteModule(page, 'catalogue/featured-destinations'),
    page.getByText('Why Carefare'),
    page.getByRole('main').getByRole('link', { name: 'Get My Transparent Estimate' }).last(),
  ];
  const tops = await Promise.all(order.map(async locator => (await locator.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[0]).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Get My Transparent Estimate' }).first().click();
  await expect(page).toHaveURL('/#calculator-section');
  await expect(calculatorOf(page)).toBeInViewport();
});

test('the strip shows the four sample costs once each, with unit and date, and can be paused; on a phone they stand two by two', {
  tag: ['@shell', '@calculator', '@desktop'],
}, async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Sample costs' });
  await expect(strip.getByRole('listitem')).toHaveText([
    /Dental Implants in Turkey \$900.*per implant/,
    /Breast Augmentation in India \$3,200/,
    /Hair Transplant in Turkey \$1,200/,
    /Gastric Sleeve in India \$15,000/,
  ]);
  await expect(strip.getByText(/^Indicative, as of/)).toBeVisible();
  const countRunning = () =>
    strip.evaluate(
      node => node.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(countRunning).toBeGreaterThan(0);
  await strip.getByRole('button', { name: 'Pause the sample costs' }).click();
  await expect.poll(countRunning).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const item of await strip.getByRole('listitem').all()) await expect(item).toBeInViewport({ ratio: 0 });
  await expect(strip.getByRole('button')).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await countRunning()).toBe(0);
  await expect(strip.getByRole('button')).toBeHidden();
  const [first, second, third] = await Promise.all(
    (await strip.getByRole('listitem').all()).map(item => item.boundingBox()),
  );
  expect([second?.y, third?.x]).toEqual([first?.y, first?.x]);
});
