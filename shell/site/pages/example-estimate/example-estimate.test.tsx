import {
  act,
  answering,
  failing,
  network,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { sessionAtom } from 'shared-contracts';
import { beforeEach, expect, it } from 'vitest';
import { renderShell } from '../../../testing/render-shell.tsx';
import { ExampleEstimate, useHasExample } from './example-estimate.tsx';

const treatments = (name: string) =>
  answering('GET', 'masters/treatments', [treatmentWire({ id: '60', name })]);

beforeEach(() => network.use(treatments('Cataract Surgery')));

const estimate = () => screen.getByRole('region', { name: 'Cataract Surgery in Turkey' });
/** Each line's words. */
const lines = () =>
  within(estimate())
    .getAllByRole('term')
    .map(term => term.parentElement?.textContent);

it('has its lines in the HTML, and the amounts from the UK once the session has started', async () => {
  const { store } = renderShell(<ExampleEstimate />, '/', { session: null });
  expect(lines()).toEqual(['Treatment, one eye', 'Flights, return', 'Visa', 'Hotel', 'Food, restaurants']);
  act(() => store.set(sessionAtom, { sessionId: 8, isInitialized: true }));
  expect(await screen.findByText('about $7,900')).toBeVisible();
  expect(estimate()).toHaveTextContent('From the UK, one person, all in');
  expect(estimate()).toHaveTextContent('$6,900 to $9,700');
  expect(lines()).toEqual([
    'Treatment, one eye$6,200',
    'Flights, return$550',
    'Visa$100',
    'Hotel, 15 nights$825',
    'Food, restaurants$270',
    'Privately in the UK, $14,000 to $22,800trip about $9,600 less',
  ]);
  expect(await violations(document.body)).toEqual([]);
});

it('is from where the visitor lives, in their currency, and compared with nothing where no price at home is known', async () => {
  const { user } = renderShell(<ExampleEstimate />);
  await screen.findByText('about $7,900');
  await user.selectOptions(screen.getByRole('combobox', { name: 'I live in' }), 'Kenya');
  await screen.findByText('From Kenya, one person, all in');
  expect(lines()).toContain('Visanone');
  expect(lines()).toHaveLength(5);
  expect(screen.queryByText(/Privately in/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'I live in' }), 'UK');
  expect(await screen.findByText('about £6,040')).toBeVisible();
  expect(estimate()).toHaveTextContent(/≈\s\$7,900/);
});

it('says what each line rests on where it is explained', async () => {
  renderShell(<ExampleEstimate isExplained />);
  await screen.findAllByText('about $7,900');
  expect(lines()).toEqual([
    expect.stringMatching(/^Treatment, one eye\$6,200What clinics usually ask/),
    expect.stringMatching(/^Flights, return\$550An economy ticket/),
    expect.stringMatching(/^Visa\$100The fee/),
    expect.stringMatching(/^Hotel, 15 nights\$825A standard hotel/),
    expect.stringMatching(/^Food, restaurants\$270Breakfast/),
    expect.stringMatching(/^Totalabout \$7,900 \(\$6,900 to \$9,700\)The lines add up/),
    expect.stringMatching(
      /^Privately in the UK, \$14,000 to \$22,800trip about \$9,600 lessWhat the treatment costs privately at home: about \$17,500 is typical\./,
    ),
  ]);
  expect(screen.getByText(/^Indicative, as of November 2026/)).toBeVisible();
  expect(await violations(document.body)).toEqual([]);
});

it('keeps its lines, and waits for nothing, where its costs cannot be loaded', async () => {
  network.use(failing('GET', 'masters/costs-by-source'));
  const { queryClient } = renderShell(<ExampleEstimate />);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(lines()).toHaveLength(5);
  expect(screen.getByText('The whole trip, line by line')).toBeVisible();
  expect(screen.queryByText(/…/)).toBeNull();
});

it('is not there where the API has no such treatment', () => {
  const Asked = () => <p>{useHasExample() ? 'There' : 'Not there'}</p>;
  renderShell(<Asked />, '/', { absent: ['/treatments/cataract-surgery'] });
  expect(screen.getByText('Not there')).toBeVisible();
});
