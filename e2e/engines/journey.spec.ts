import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from './support/test.ts';

const CALCULATOR = '[data-module="calculator/calculator"]';
const TOTAL = `${CALCULATOR} table tfoot`;

test('from the search to a stored quote request, with Back and a reload', {
  tag: ['@shell', '@calculator', '@quote', '@own-stack'],
}, async ({ visitor }) => {
  const expectStep = (step: number) =>
    visitor.waitFor({ role: 'heading', name: new RegExp(`^Step ${step} of 5`), within: CALCULATOR });
  const choose = (name: RegExp) => visitor.click({ role: 'radio', name, within: CALCULATOR });
  const goOn = () => visitor.click({ role: 'button', name: /^(Next|See my estimate)$/, within: CALCULATOR });
  const request = { role: 'button', name: 'Request my quote', within: CALCULATOR };
  const readTotal = async () => /\$[\d,]+/.exec((await visitor.textOf(TOTAL)) ?? '')?.[0];
  await visitor.window.resize(1280, 900);
  await visitor.open('/');
  await visitor.write({ label: /treatment are you looking for/, within: 'main' }, 'hip replacement');
  await visitor.window.press('Enter');
  await visitor.waitFor(`${CALCULATOR}[data-ready]`);
  await visitor.waitFor({ role: 'radio', name: /^Hip Replacement/, within: CALCULATOR });
  await goOn();
  await expectStep(2);
  await visitor.choose({ label: 'Where do you travel from?' }, 'UK');
  await choose(/^India/);
  await goOn();
  await expectStep(3);
  await visitor.click({ role: 'button', name: 'In 3 months', within: CALCULATOR });
  await goOn();
  await expectStep(4);
  await visitor.click({ role: 'button', name: 'One companion more', within: CALCULATOR });
  await choose(/^Standard hotel/);
  await goOn();
  await expectStep(5);
  await visitor.window.back();
  await expectStep(4);
  await goOn();
  await expectStep(5);
  await choose(/^Standard/);
  await goOn();
  // Until then the last step is being saved.
  await visitor.waitFor(request);
  await expect.poll(readTotal).toMatch(/^\$\d/);
  const total = await readTotal();
  await visitor.window.reload();
  await visitor.click({
    role: 'button',
    name: /^Continue: Hip Replacement, UK to India/,
  });
  await expect.poll(readTotal).toBe(total);

  await visitor.click(request);
  await visitor.waitFor('[data-module="quote/contact"][data-ready]');
  const name = uniqueName();
  await visitor.write({ label: /^Full Name/ }, name);
  await visitor.write({ label: /^Email/, within: 'main' }, 'ana@example.org');
  await visitor.click({ role: 'checkbox', name: /agree/i });
  await visitor.click({ role: 'button', name: 'Request My Quote' });
  await visitor.waitFor({ text: /Contact Request Submitted!/ });
  expect(storedRequests(name)).toHaveLength(1);
  await visitor.window.back();
  await expect.poll(readTotal).toBe(total);
});
