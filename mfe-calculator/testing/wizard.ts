import {
  act,
  answering,
  aTrip,
  costWire,
  countryWire,
  network,
  renderExpose,
  screen,
} from '@carefare/testing';
import { moveWizardAtom, stepNames } from 'shared-contracts';
import * as calculator from '../src/exposes/calculator.tsx';

/** A date so many days from today, as a field takes it. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The worked example, with dates that lie ahead. */
export const wholeTrip = (answers: Parameters<typeof aTrip>[0] = {}) =>
  aTrip({ startDate: inDays(60), endDate: inDays(75), timeline: 'soon', ...answers });

export const stepHeading = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^step ${number} of 5:`, 'i') });

export const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

/** The wizard with a complete trip, standing at this step. */
export async function showStep(step: number, options: Parameters<typeof renderExpose>[1] = {}) {
  const shown = renderExpose(calculator, { trip: wholeTrip(), ...options });
  act(() => shown.store.set(moveWizardAtom, stepNames[step - 1] ?? 'treatment'));
  await stepHeading(step);
  return shown;
}

/** The steps that were sent to the server, in order. */
export function sentSteps() {
  const sent: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'PUT') return;
    void request
      .clone()
      .json()
      .then((body: { step: string }) => sent.push(body.step));
  });
  return sent;
}

/** The estimate of the worked example, as after the last step or from a shared link. */
export function showEstimate(options: Parameters<typeof renderExpose>[1] = {}) {
  const shown = renderExpose(calculator, { trip: wholeTrip(), ...options });
  act(() => shown.store.set(moveWizardAtom, 'estimate'));
  return shown;
}

/** The cost in a country, in USD above that of the worked example. */
export const costIn = (country: string, more: number) => ({
  ...costWire,
  country,
  treatment: costWire.treatment + more,
  total: costWire.total + more,
});

const costs = [
  costIn('Thailand', 3000),
  costIn('India', 0),
  costIn('Turkey', -400),
  costIn('Mexico', 900),
  costIn('Spain', 0),
];

/** An API that offers the treatment in five countries. */
export const fiveCountries = [
  answering('POST', 'journey/compute-cost-by-treatment', costs),
  answering(
    'POST',
    'masters/treatment-countries',
    costs.map(({ country }) => countryWire({ country, stay_days: 15 })),
  ),
];
