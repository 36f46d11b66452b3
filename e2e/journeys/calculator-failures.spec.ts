import { expectAccessible } from '../support/axe.ts';
import { calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { expectTotal, openTrip } from '../support/estimate.ts';
import { expect, test } from '../support/test.ts';

test('a step that fails to save says so in view, next to the button', {
  tag: ['@calculator'],
}, async ({ page, api, expectLog }) => {
  expectLog(/status of 500/);
  expectLog(/A step was not saved/);
  await openTrip(page, { accommodationType: null, foodPreference: null });
  const calculator = calculatorOf(page);
  await expectStep(calculator, 4);
  await api(/\/journey\/\d+$/).status(500);
  // The message needs more room than the button, which is at the edge of the window.
  await nextButton(calculator).evaluate(button =>
    button.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  await nextButton(calculator).click();
  const problem = calculator.getByText('Your answers could not be saved.', { exact: false });
  await expect(problem).toBeInViewport({ ratio: 1 });
  await expect(nextButton(calculator)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('an estimate whose code does not come keeps the step and all answers, and opens on the next try', {
  tag: ['@calculator'],
}, async ({ page, expectLog }) => {
  expectLog(/net::ERR_FAILED/);
  const code = /\/_releases\/calculator\/.*\/estimate\.[^/]*\.js/;
  await page.route(code, route => route.abort());
  await openTrip(page, { foodPreference: null });
  const calculator = calculatorOf(page);
  await expectStep(calculator, 5);
  await calculator.getByRole('radio', { name: /^Standard/ }).check();
  await nextButton(calculator).click();
  await expect(
    calculator.getByText('The estimate could not be opened. Your answers are still here.'),
  ).toBeInViewport();
  await expect(calculator.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await page.unroute(code);
  await calculator.getByRole('button', { name: 'Try again' }).click();
  await expectTotal(page, /^Total/);
});
