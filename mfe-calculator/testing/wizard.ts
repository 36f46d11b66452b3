import {
  act,
  aDatedTrip,
  answering,
  costDetails,
  costWire,
  countryWire,
  failing,
  network,
  renderExpose,
  screen,
  waitFor,
  within,
} from '@carefare/testing';
import { type StepName, type WizardView, wizardViewAtom } from 'shared-contracts';
import { expect, vi } from 'vitest';
import * as calculator from '../src/exposes/calculator.tsx';
import { steps } from '../src/features/wizard/steps/steps.ts';
import { loadEstimate } from '../src/features/wizard/use-estimate-code.ts';

// As for a visitor who has reached the second step.
await loadEstimate();

type Options = Parameters<typeof renderExpose>[1];

export const stepNames = steps.map(({ id }) => id);

export const stepHeading = (step: StepName) =>
  screen.findByRole('heading', { name: new RegExp(`^step ${stepNames.indexOf(step) + 1} of 5:`, 'i') });

/** Next; the last step's has the name of what it opens. */
export const next = () => screen.getByRole('button', { name: /^(Next|See my estimate)$/ });

/** Expects that Next says what is still needed, or with null that it can be pressed. */
export function expectNeeded(needed: string | null) {
  expect(next()).toHaveAttribute('aria-disabled', String(needed !== null));
  expect(next()).toHaveAccessibleDescription(needed === null ? '' : `Still needed: ${needed}.`);
}

/** The calculator as a visitor finds it; `announced` collects the texts of the live region, `slots` what its slots hand on. */
export function showWizard(options: Options = {}) {
  const { recorded, ...page } = renderExpose(calculator, options);
  return { ...page, announced: recorded.announced, slots: recorded.slots };
}

/** The calculator with a complete trip, at a view. */
export function showView(view: WizardView, options: Options = {}) {
  const page = showWizard({ trip: aDatedTrip(), ...options });
  act(() => page.store.set(wizardViewAtom, view));
  return page;
}

/** The calculator with a complete trip, at a step. */
export async function showStep(step: StepName, options: Options = {}) {
  const page = showView(step, options);
  await stepHeading(step);
  return page;
}

/** The estimate of a complete trip, as after the last step or from a shared link. */
export const showEstimate = (options: Options = {}) => showView('estimate', options);

/** The PUT and POST requests from now on, in order: `PUT food`, `POST compute-cost`. */
export function recordRequests() {
  const requests: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') requests.push(`POST ${request.url.split('/').pop()}`);
    if (request.method !== 'PUT') return;
    const index = requests.push('PUT') - 1;
    void request
      .clone()
      .json()
      .then((body: { step: string }) => (requests[index] = `PUT ${body.step}`));
  });
  return requests;
}

/** @returns a function that lists the saved steps from now on, in order: `PUT food` */
export function recordSaves() {
  const requests = recordRequests();
  return () => requests.filter(request => request.startsWith('PUT'));
}

/** The worked example's cost in another country, `more` USD above it. */
export const costIn = (country: string, more: number) => ({
  ...costWire,
  ...costDetails(),
  country,
  treatment: costWire.treatment + more,
  total: costWire.total + more,
  low: costWire.total + more - 1000,
  high: costWire.total + more + 1800,
  basis: 'found' as const,
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

/** The text of a choice's card. */
export const cardOf = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')?.textContent;

export const costFailed = /^The cost cannot be computed/;
export const unsaved = /^This estimate is not saved yet/;

/** An API that computes no cost: neither of the answers on screen nor of the session. */
export const cannotCompute = [
  failing('POST', 'journey/compute-cost'),
  failing('POST', 'journey/compute-cost-by-treatment'),
];

export const estimate = () => screen.getByRole('table', { name: 'Your estimate' });

/** The texts of its rows. */
export const estimateRows = () =>
  within(estimate())
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

/** Waits until the estimate's total is `amount`, such as `$8,865`. */
export const expectTotal = (amount: string) =>
  waitFor(() => expect(within(estimate()).getByRole('row', { name: /Total/ })).toHaveTextContent(amount));

/** Makes the screen as narrow as a phone's. */
export const beNarrow = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(media =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
