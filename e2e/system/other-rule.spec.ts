import { aDatedTrip, inDays } from '@carefare/testing/worked-example';
import type { Page } from '@playwright/test';
import { startOtherRule } from 'e2e-api/start-other-rule';
import {
  aboutUsd,
  type CostByCountry,
  type CostsByTreatmentInput,
  OTHER_SOURCE,
  tripLink,
  usd,
  usualRange,
} from 'shared-contracts';
import { createApi } from 'shared-contracts/host';
import { CALCULATOR, calculatorOf, expectStep, nextButton } from '../support/calculator.ts';
import { comparisonTable, estimateTable, unfold } from '../support/estimate.ts';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { visit, waitUntilReady } from '../support/navigation.ts';
import { send, storedRequests, uniqueName } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

// A third implant is free, three share a room, and each traveler is insured: no figure of a page is right if the page counts
// it itself.

let api: Awaited<ReturnType<typeof startOtherRule>>;
let site: IsolatedStack;
test.beforeAll(async () => {
  api = await startOtherRule();
  site = await startIsolatedStack({ apiUrl: api.url });
});
test.afterAll(async () => {
  await site.remove();
  await api.stop();
});

/** One patient with three implants and two companions, from the USA. */
const input: CostsByTreatmentInput = {
  treatmentId: '37',
  source: 'USA',
  patients: 1,
  travelers: 3,
  nights: 5,
  accommodationId: 2,
  foodId: 2,
  flightSupport: true,
  visaSupport: true,
  units: 3,
  visits: 2,
};
const alone = { ...input, travelers: 1 };

/** What the API answers for a trip to Turkey. */
async function costOf(trip: CostsByTreatmentInput): Promise<CostByCountry> {
  const costs = await createApi({ baseUrl: site.url }).costsByTreatment({ ...trip, destination: 'Turkey' });
  const cost = costs.find(({ country }) => country === 'Turkey');
  if (!cost) throw new Error('no cost of a trip to Turkey');
  return cost;
}

const linesOf = ({ treatment, travel, visa, accommodation, food, others, total }: CostByCountry) =>
  Object.entries({
    Treatment: treatment,
    Travel: travel,
    Visa: visa,
    Accommodation: accommodation,
    Food: food,
    Insurance: others?.insurance ?? Number.NaN,
    Total: total,
  });

async function expectLines(page: Page, cost: CostByCountry): Promise<void> {
  for (const [name, amount] of linesOf(cost))
    await expect(estimateTable(page).getByRole('row', { name })).toContainText(
      amount === 0 ? 'none' : usd(amount),
    );
}

test('the wizard, the estimate and the quote show what the API answers by another rule', {
  tag: ['@calculator', '@quote', '@own-stack'],
}, async ({ page }) => {
  const cost = await costOf(input);
  expect(cost).toMatchObject({
    treatment: (await costOf({ ...input, units: 2 })).treatment,
    counted: { rooms: 1 },
  });
  const calculator = calculatorOf(page);
  const trip = aDatedTrip({
    treatmentType: '37',
    source: 'USA',
    destination: 'Turkey',
    companions: 2,
    travelers: 3,
    units: 3,
    visits: 2,
    accommodationDuration: 5,
    endDate: inDays(65),
  });
  await visit(page, `${site.url}/${tripLink(trip)}`);
  await waitUntilReady(page, CALCULATOR);
  await expectLines(page, cost);
  await unfold(page);
  const { home_price: home, low = 0, high = 0 } = cost;
  for (const figure of [
    aboutUsd(cost.total),
    usualRange(low, high),
    aboutUsd(home?.typical ?? Number.NaN),
    `from ${cost.less_than_home?.from_units} implants`,
  ])
    await expect(calculator).toContainText(figure);

  const headers = await comparisonTable(page).getByRole('columnheader').allTextContents();
  const all = await createApi({ baseUrl: site.url }).costsByTreatment(input);
  const compared = all.filter(({ country }) => headers.includes(country));
  expect(compared.length).toBeGreaterThan(1);
  for (const other of compared)
    for (const [line, amount] of linesOf(other)) {
      const row = comparisonTable(page).getByRole('row', { name: line }).first();
      await expect(row.getByRole('cell').nth(headers.indexOf(other.country))).toContainText(
        amount > 0 ? usd(amount) : 'none',
      );
    }

  await calculator.getByText('What would change the total').click();
  const more = await costOf({ ...input, travelers: 4 });
  const companion = calculator.getByRole('row', { name: 'one more companion' });
  await expect(companion).toContainText(usd(more.total));
  await expect(companion).toContainText(usd(more.total - cost.total));

  const card = (name: RegExp) => calculator.locator('label', { hasText: name });
  const { alternatives } = cost;
  await calculator.getByRole('button', { name: 'Change Accommodation and people' }).click();
  await expectStep(calculator, 4);
  await expect(calculator).toContainText('3 travellers in all, 1 room.');
  await expect(card(/^Standard hotel/)).toContainText(`${usd(cost.accommodation)} counted`);
  await expect(card(/^Budget guesthouse/)).toContainText(
    `${usd(cost.total - (alternatives?.accommodation_id['1'] ?? Number.NaN))} less`,
  );
  await nextButton(calculator).click();
  await calculator.getByRole('button', { name: 'Change Food and support' }).click();
  await expectStep(calculator, 5);
  await expect(card(/^Standard/)).toContainText(`${usd(cost.food)} counted`);
  await expect(card(/^Basic/)).toContainText(
    `${usd(cost.total - (alternatives?.food_id['1'] ?? Number.NaN))} less`,
  );
  await expect(card(/^Return flights/)).toContainText(`${usd(cost.travel)} counted`);
  await nextButton(calculator).click();

  await calculator.getByRole('button', { name: 'Request my quote' }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await waitUntilReady(page, 'quote/contact');
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText(aboutUsd(cost.total));
  const name = uniqueName();
  await page.getByLabel('Full Name').fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await page.getByRole('checkbox', { name: /agree/i }).check();
  await send(page);
  await expect(page.getByText('Contact Request Submitted!').first()).toBeVisible();
  const [stored] = storedRequests(name, api.databaseFile);
  const { total, treatment, others } = cost;
  expect(JSON.parse(String(stored?.estimate))).toMatchObject({ costs: [{ total, treatment, ...others }] });
});

test('the pages of treatments and countries show what the API answers by another rule', {
  tag: ['@catalogue', '@own-stack', '@nightly'],
}, async ({ page }) => {
  const client = createApi({ baseUrl: site.url });
  await visit(page, `${site.url}/treatments/dental-implants`);
  await waitUntilReady(page, 'catalogue/treatment');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Turkey' }) });
  const typical = await costOf({ ...alone, units: 2 });
  await page.getByRole('textbox', { name: 'How many implants?' }).fill('4');
  const unplaced = await costOf({ ...alone, source: OTHER_SOURCE, units: 4 });
  expect(unplaced.treatment).toBe(typical.treatment);
  await expect(card).toContainText(`${usd(unplaced.treatment)} plus travel`);
  await expect(card).toContainText(/for 4 implants/);
  await page.getByRole('main').getByRole('combobox', { name: 'I live in' }).first().selectOption('USA');
  const counted = await costOf({ ...alone, units: 4 });
  await expect(card).toContainText(aboutUsd(counted.total));

  await visit(page, `${site.url}/treatments/dental-implants/turkey`);
  await waitUntilReady(page, 'catalogue/country');
  await page.getByRole('main').getByRole('combobox', { name: 'I live in' }).first().selectOption('USA');
  const table = page.getByRole('table', { name: 'The trip, line by line' });
  for (const [name, amount] of [
    ['Treatment', typical.treatment],
    ['Hotel', typical.accommodation],
    ['Insurance', typical.others?.insurance ?? Number.NaN],
    ['Typical total', typical.total],
  ] as const)
    await expect(table.getByRole('row', { name })).toContainText(amount === 0 ? 'none' : usd(amount));
  const { costs } = await client.costsBySource({ treatmentId: '37', destination: 'Turkey' });
  const bySource = page.getByRole('table', {
    name: /^Dental Implants in Turkey, by home country/,
    includeHidden: true,
  });
  for (const { source, total } of costs)
    await expect(bySource.getByRole('row', { name: source, includeHidden: true })).toContainText(
      aboutUsd(total),
    );

  await visit(page, `${site.url}/destinations/turkey`);
  await waitUntilReady(page, 'catalogue/country');
  await page.getByRole('main').getByRole('combobox', { name: 'I live in' }).first().selectOption('USA');
  const names = new Map((await client.treatments()).map(({ id, name }) => [id, name]));
  const trips = (await client.tripCosts('USA')).treatments.flatMap(({ treatmentId, costs: inCountries }) =>
    inCountries.flatMap(({ country, total }) =>
      country === 'Turkey' ? [{ name: names.get(treatmentId) ?? '', total }] : [],
    ),
  );
  expect(trips.length).toBeGreaterThan(10);
  for (const { name, total } of trips) {
    const row = page.locator('tr').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.first()).toContainText(aboutUsd(total));
  }
});

test('the check of a quote for several pieces compares with what the API answers by another rule', {
  tag: ['@catalogue', '@own-stack', '@nightly'],
}, async ({ page }) => {
  await visit(page, `${site.url}/check-a-quote`);
  await waitUntilReady(page, 'catalogue/check-a-quote');
  await page.getByLabel('Treatment', { exact: true }).selectOption('Dental Implants');
  await page.getByLabel('Country of the clinic').selectOption('Turkey');
  await page.getByLabel('How many implants?').fill('3');
  await page.getByLabel('Total of the quote').fill('$2,000');
  await page.getByRole('button', { name: 'Check the quote' }).click();
  const { treatment_range: range } = await costOf(alone);
  const result = page.getByRole('region', { name: 'Your quote: Dental Implants in Turkey' });
  await expect(result).toContainText('3 implants cost $2,000 in this quote.');
  await expect(result).toContainText(
    `Our range: ${usualRange(range?.low ?? 0, range?.high ?? 0, 'interpolated')} for 3 implants.`,
  );
});
