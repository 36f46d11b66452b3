import { aDatedTrip } from '@carefare/testing/worked-example';
import { tripLink } from 'shared-contracts';
import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const CALCULATOR = '[data-module="calculator/calculator"]';
const TOTAL = `${CALCULATOR} table tfoot`;

const REQUEST = { role: 'button', name: 'Request my quote', within: CALCULATOR };

const readTotal = async (visitor: Visitor) => /\$[\d,]+/.exec((await visitor.textOf(TOTAL)) ?? '')?.[0];

const expectStep = (visitor: Visitor, step: number) =>
  visitor.waitFor({ role: 'heading', name: new RegExp(`^Step ${step} of 5`), within: CALCULATOR });
const choose = (visitor: Visitor, name: RegExp) => visitor.click({ role: 'radio', name, within: CALCULATOR });
const goOn = (visitor: Visitor) =>
  visitor.click({ role: 'button', name: /^(Next|See my estimate)$/, within: CALCULATOR });

test('from the search to a chosen country', { tag: ['@shell', '@calculator'] }, async ({ visitor }) => {
  await visitor.window.resize(1280, 900);
  await visitor.open('/');
  await visitor.write({ label: /treatment are you looking for/, within: 'main' }, 'hip replacement');
  await visitor.window.press('Enter');
  await visitor.waitFor(`${CALCULATOR}[data-ready]`);
  await visitor.waitFor({ role: 'radio', name: /^Hip Replacement/, within: CALCULATOR });
  await goOn(visitor);
  await expectStep(visitor, 2);
  await visitor.choose({ label: 'Where do you travel from?' }, 'UK');
  await choose(visitor, /^India/);
  await goOn(visitor);
  await expectStep(visitor, 3);
});

test('from the date to an estimate, with Back and a reload', { tag: '@calculator' }, async ({ visitor }) => {
  // As the visitor's own trip will show it.
  const trip = tripLink(
    aDatedTrip({ startDate: null, endDate: null, accommodationType: null, foodPreference: null }),
    'GBP',
  );
  await visitor.window.resize(1280, 900);
  await visitor.open(`/${trip}`);
  await visitor.click({ role: 'button', name: 'In 3 months', within: CALCULATOR });
  await goOn(visitor);
  await expectStep(visitor, 4);
  await visitor.click({ role: 'button', name: 'One companion more', within: CALCULATOR });
  await choose(visitor, /^Standard hotel/);
  await goOn(visitor);
  await expectStep(visitor, 5);
  await visitor.window.back();
  await expectStep(visitor, 4);
  await goOn(visitor);
  await expectStep(visitor, 5);
  await choose(visitor, /^Standard/);
  await goOn(visitor);
  // Until then the last step is being saved.
  await visitor.waitFor(REQUEST);
  await expect.poll(() => readTotal(visitor)).toMatch(/^\$\d/);
  const total = await readTotal(visitor);
  await visitor.window.reload();
  await visitor.click({ role: 'button', name: /^Continue: Hip Replacement, UK to India/ });
  await expect.poll(() => readTotal(visitor)).toBe(total);
});

test('from an estimate to a stored quote request, and Back to it', {
  tag: ['@shell', '@calculator', '@quote', '@own-stack'],
}, async ({ visitor }) => {
  await visitor.window.resize(1280, 900);
  await visitor.open(`/${tripLink(aDatedTrip())}`);
  await expect.poll(() => readTotal(visitor)).toMatch(/^\$\d/);
  const total = await readTotal(visitor);
  await visitor.click(REQUEST);
  await visitor.waitFor('[data-module="quote/contact"][data-ready]');
  const name = uniqueName();
  await visitor.write({ label: /^Full Name/ }, name);
  await visitor.write({ label: /^Email/, within: 'main' }, 'ana@example.org');
  await visitor.click({ role: 'checkbox', name: /agree/i });
  await visitor.click({ role: 'button', name: 'Request My Quote' });
  await visitor.waitFor({ text: /Contact Request Submitted!/ });
  expect(storedRequests(name)).toHaveLength(1);
  await visitor.window.back();
  await expect.poll(() => readTotal(visitor)).toBe(total);
});
