import { aDatedTrip, answeredBy, screen, violations, within } from '@carefare/testing';
import { createSection7Api, type Section7Options, section7Site } from '@carefare/testing/section-7-api';
import { inDays } from '@carefare/testing/worked-example';
import { sessionAtom } from 'shared-contracts';
import { expect, it } from 'vitest';
import {
  costFailed,
  estimate,
  estimateRows,
  expectTotal,
  next,
  showEstimate,
  showStep,
  showWizard,
  stepHeading,
} from '../../testing/wizard.ts';

/** What no page of such an API says: figures that nobody has, empty places of them, and that something failed. */
const invented =
  /\$0|undefined|null|NaN|Infinity|as of|failed|could not|loaded|Loading|adds|counted|\binterpolated|\d,? found|usually|range|\(\)|, \.|: \./;

/** An API of section 7 with a session, for `show…` of the wizard. */
async function anApi(changes: Section7Options = {}) {
  const api = createSection7Api(changes);
  const started = await api(
    new Request('http://api.test/api/journey/start/hash', { method: 'POST', body: '{"country":"UK"}' }),
  );
  const { session_id: session } = (await started.json()) as { session_id: number };
  return { api: answeredBy(api), session, ...section7Site };
}

const trip = aDatedTrip({ companions: 1 });

it('leads from the first step to an estimate with the five amounts of the API and their total', async () => {
  const { user, container } = showWizard(await anApi());
  const expectPlain = () => expect(container.textContent).not.toMatch(invented);
  const goOn = async () => {
    expectPlain();
    expect(await violations(container)).toEqual([]);
    await user.click(next());
  };
  await user.type(await screen.findByLabelText('Search treatments'), 'hip');
  await user.click(await screen.findByRole('radio', { name: 'Hip Replacement about $6,200' }));
  await goOn();

  await stepHeading('destination');
  await user.selectOptions(screen.getByLabelText('Where do you travel from?'), 'UK');
  expect(screen.queryByRole('option', { name: 'Another country' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'India $6,200 plus travel' }));
  expect(screen.getByText('Typical prices of the treatment alone.')).toBeVisible();
  expect(screen.getByText('Indicative.')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  await goOn();

  await stepHeading('dates');
  await user.type(screen.getByLabelText('Start date'), inDays(40));
  await user.click(screen.getByRole('button', { name: /^Take the typical stay/ }));
  await goOn();

  await stepHeading('accommodation');
  await user.click(screen.getByRole('button', { name: 'One companion more' }));
  expect(screen.getByText('2 travellers in all.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Standard hotel (3 to 4 star) typical' })).toBeChecked();
  await goOn();

  await stepHeading('food');
  expect(screen.getByRole('radio', { name: 'Standard (mixed restaurants) typical' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Return flights typical' })).toBeChecked();
  await goOn();

  await expectTotal('$9,180');
  expect(estimateRows()).toEqual([
    'What forShareUSD',
    'Treatment 67%$6,200',
    'Travel return flights for 2 people14%$1,280',
    'Visa for 2 people1%$80',
    'Accommodation 15 nights, Standard hotel (3 to 4 star)10%$900',
    'Food 15 nights for 2 people, Standard (mixed restaurants)8%$720',
    'Total$9,180',
  ]);
  expectPlain();
  expect(screen.getByText('All in')).toBeVisible();
  expect(screen.getByText('about $9,200')).toBeVisible();
  expect(await violations(container)).toEqual([]);
});

it('has of the estimate what is true: no comparison, no other amounts, no home, no page that is not there', async () => {
  const { container } = showEstimate({ ...(await anApi()), trip });
  await expectTotal('$9,180');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'What would it cost, all in?',
    'Your estimate',
    'Check your answers',
    'Treatment price in India',
    'What we assumed',
    'Not included',
    'Your trip, day by day',
  ]);
  // On paper.
  expect(screen.getByRole('link')).toHaveTextContent('Open this estimate');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(container.textContent).not.toMatch(invented);
  for (const item of container.querySelectorAll('li, p, dd, small'))
    expect(item.textContent, item.outerHTML).not.toBe('');
});

it.each(['GET /journey/{sessionId}/cost', 'POST /journey/compute-cost'] as const)(
  'says that the cost cannot be computed when %s fails, and tries again',
  async call => {
    let isDown = true;
    const fails = () => (isDown ? Response.json({}, { status: 503 }) : undefined);
    const { user } = showEstimate({
      ...(await anApi({ answers: { [call]: (answer: unknown) => fails() ?? answer } })),
      trip,
    });
    expect(await screen.findByText(costFailed)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expectTotal('$9,180');
  },
);

it('asks for prices that the API does not know, after those that it knows', async () => {
  const options = await anApi({
    answers: {
      'GET /masters/treatments': rows => rows.map(row => ({ ...row, base_cost: 0 })),
      'POST /masters/treatment-countries': rows =>
        rows.map(row => (row.country === 'India' ? { country: 'India' } : row)),
    },
  });
  const { container, store } = await showStep('destination', { ...options, trip });
  const india = await screen.findByRole('radio', { name: 'India price on request' });
  const cards = screen.getAllByRole('radio');
  expect(cards.indexOf(india as HTMLInputElement)).toBe(cards.length - 1);
  expect(container.textContent).not.toMatch(invented);
  expect(store.get(sessionAtom).sessionId).toBe(options.session);
});

it('asks for the prices of treatments', async () => {
  const { container } = showWizard(
    await anApi({
      answers: { 'GET /masters/treatments': rows => rows.map(row => ({ ...row, base_cost: null })) },
    }),
  );
  expect(await screen.findByRole('radio', { name: 'Hair Transplant price on request' })).toBeVisible();
  expect(container.textContent).not.toMatch(invented);
});

it('shows a line that is not known by the name that the API gives it, as a part of the total', async () => {
  const options = await anApi({
    answers: {
      'GET /journey/{sessionId}/cost': cost => ({ ...cost, airport_transfer: 120, total: cost.total + 120 }),
    },
  });
  const { container } = showEstimate({ ...options, trip });
  await expectTotal('$9,300');
  expect(within(estimate()).getByRole('row', { name: /^Airport transfer/ })).toHaveTextContent(
    /^Airport transfer\s*1%\s*\$120$/,
  );
  expect(container.querySelectorAll('[data-line]')).toHaveLength(6);
});

it('asks for the price of a treatment that the total leaves out', async () => {
  const options = await anApi({
    answers: {
      'POST /masters/treatment-countries': () => [{ country: 'India', baseprice: null }],
      'GET /journey/{sessionId}/cost': cost => ({
        ...cost,
        treatment: 0,
        total: cost.total - cost.treatment,
      }),
    },
  });
  const { container } = showEstimate({ ...options, trip });
  await expectTotal('$2,980');
  expect(screen.getByText('Without the treatment')).toBeVisible();
  expect(within(estimate()).getByRole('row', { name: /^Treatment/ })).toHaveTextContent(
    /^Treatment price on request\s*–\s*–$/,
  );
  expect(container.textContent).not.toMatch(invented);
});

it('computes a trip whose hotel and food have the highest id', async () => {
  const id = 1_000_000;
  const choices = {
    accommodation: [{ id, name: 'Guest house' }],
    food: [{ id, name: 'Home cooking' }],
  };
  showEstimate({
    ...(await anApi({ adds: { 'GET /masters/options': () => choices } })),
    masterData: { residences: [] },
    trip: {
      ...trip,
      accommodationType: { accommodationMasterId: id },
      foodPreference: { foodMasterId: id },
    },
  });
  await expectTotal('$810,007,560');
  expect(screen.getByRole('row', { name: /15 nights, Guest house/ })).toBeVisible();
});
