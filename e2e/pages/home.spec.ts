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

test('the strip shows the four sample costs once each, with unit and date, rests at the edge of the text and can be paused', {
  tag: ['@shell', '@calculator', '@desktop'],
}, async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Sample costs' });
  const items = strip.getByRole('listitem');
  await expect(items).toHaveText([
    /Dental Implants in Turkey \$900.*per implant/,
    /Breast Augmentation in India \$3,200/,
    /Hair Transplant in Turkey \$1,200/,
    /Gastric Sleeve in India \$15,000/,
  ]);
  await expect(strip.getByText(/^Indicative, as of/)).toBeVisible();
  const note = await strip.getByText(/^Indicative, as of/).boundingBox();
  /** Where the strip is at a moment of its way: the left edge of the first item, and the right edge of the last. */
  const edgesAt = (part: number) =>
    strip.evaluate((node, moment) => {
      for (const animation of node.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = moment * Number(animation.effect?.getTiming().duration);
      }
      const boxes = [...node.querySelectorAll('li')].map(item => item.getBoundingClientRect());
      return { left: boxes.at(0)?.left ?? 0, right: boxes.at(-1)?.right ?? 0 };
    }, part);
  const start = await edgesAt(0);
  const end = await edgesAt(1);
  expect(start.left).toBeCloseTo(note?.x ?? 0, 0);
  expect(end.right).toBeCloseTo((note?.x ?? 0) + (note?.width ?? 0), 0);
  expect(end.right).toBeLessThan(start.right);
});

test('the strip can be paused, stands still where motion is reduced, and has one item after the other on a phone', {
  tag: ['@shell', '@calculator', '@desktop'],
}, async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Sample costs' });
  const items = strip.getByRole('listitem');
  const countRunning = () =>
    strip.evaluate(
      node => node.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    );
  await expect.poll(countRunning).toBeGreaterThan(0);
  await strip.getByRole('button', { name: 'Pause the sample costs' }).click();
  await expect.poll(countRunning).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(strip.getByRole('button')).toBeHidden();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await countRunning()).toBe(0);
  await expect(strip.getByRole('button')).toBeHidden();
  const boxes = await Promise.all((await items.all()).map(item => item.boundingBox()));
  expect(new Set(boxes.map(box => box?.x)).size).toBe(1);
});
