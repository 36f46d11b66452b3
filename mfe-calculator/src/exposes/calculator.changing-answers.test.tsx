import {
  act,
  aDatedTrip,
  answering,
  screen,
  treatmentWire,
  violations,
  waitFor,
  within,
} from '@carefare/testing';
import { OTHER_SOURCE, tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { expectTotal, next, recordSaves, showEstimate, showStep, stepHeading } from '../../testing/wizard.ts';

const rows = () =>
  within(screen.getByRole('region', { name: 'Check your answers' }))
    .getAllByRole('term')
    .map(term => term.parentElement?.textContent);
const estimateHeading = () => screen.findByRole('heading', { name: 'Your estimate' });

describe('the list of answers', () => {
  it('has a row for each step, each of which the list of steps has, too', async () => {
    const { container } = showEstimate({
      trip: aDatedTrip({ startDate: '2027-03-01', endDate: '2027-03-16' }),
    });
    await expectTotal('$8,865');
    expect(rows()).toEqual([
      'TreatmentHip ReplacementChange Treatment',
      'Where from and where toFrom the UK to IndiaChange Where from and where to',
      'Dates1 March 2027 to 16 March 2027, 15 nightsChange Dates',
      'Accommodation and people1 patient and 1 companion, 15 nights, Standard hotelChange Accommodation and people',
      'Food and supportStandard, flights and visasChange Food and support',
    ]);
    const steps = screen.getByRole('list', { name: 'Steps' });
    expect(within(steps).getAllByRole('button', { name: /completed/ })).toHaveLength(5);
    expect(await violations(container)).toEqual([]);
  });

  it('names units, a country that is not listed, and what is not wanted', async () => {
    const unit = { one: 'veneer', many: 'veneers', max: 32 };
    showEstimate({
      trip: aDatedTrip({ units: 3, patients: 2, source: OTHER_SOURCE, flightSupport: false }),
      api: answering('GET', 'masters/treatments', [treatmentWire({ name: 'Dental Veneers', unit })]),
    });
    await waitFor(() =>
      expect(rows()).toMatchObject(
        [
          /^TreatmentDental Veneers, for 3 veneers each/,
          /^Where from and where toTo India, from a country that is not listed/,
          /^Dates/,
          /^Accommodation and people2 patients and 1 companion/,
          /^Food and supportStandard, no flights, no visasChange/,
        ].map(pattern => expect.stringMatching(pattern)),
      ),
    );
  });

  it.each([
    ['treatment', 'Treatment'],
    ['food', 'Food and support'],
  ] as const)('changes %s and leads straight back to the estimate', async (step, title) => {
    const saves = recordSaves();
    const { user, router } = showEstimate();
    await expectTotal('$8,865');
    await user.click(screen.getByRole('button', { name: `Change ${title}` }));
    expect(await stepHeading(step)).toHaveFocus();
    await user.click(next());
    expect(await estimateHeading()).toHaveFocus();
    expect(saves()).toContain(`PUT ${step}`);
    // The browser's back button leads to the step, and from there to the estimate before.
    await act(() => router.navigate(-1));
    expect(router.state.location.state).toMatchObject({ wizard: { view: step, from: 'estimate' } });
  });

  it('leads to the next incomplete step when the change leaves one', async () => {
    const { user, store } = showEstimate();
    await expectTotal('$8,865');
    await user.click(screen.getByRole('button', { name: 'Change Treatment' }));
    await user.click(await screen.findByRole('radio', { name: /^Knee/ }));
    await user.click(next());
    await stepHeading('destination');
    await user.click(await screen.findByRole('radio', { name: /^India/ }));
    await user.click(next());
    await estimateHeading();
    expect(store.get(tripAtom)).toMatchObject({ treatmentType: '51', destination: 'India' });
  });

  it('still leads back after Back, which saves nothing', async () => {
    const saves = recordSaves();
    const { user, queryClient } = showEstimate();
    await expectTotal('$8,865');
    // The session saves the answers of all steps, which may take longer than their cost.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const before = saves().length;
    await user.click(screen.getByRole('button', { name: 'Change Dates' }));
    await stepHeading('dates');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await stepHeading('destination');
    expect(saves()).toHaveLength(before);
    await user.click(next());
    await estimateHeading();
  });
});

describe('the list of steps', () => {
  it('opens a completed step; Next leads on to the first step that lacks an answer', async () => {
    const { user } = await showStep('accommodation', { trip: aDatedTrip({ accommodationType: null }) });
    const list = within(screen.getByRole('list', { name: 'Steps' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Treatment (completed)',
      'Where from and where to (completed)',
      'Back to step 3 Dates (completed)',
    ]);
    await user.click(list.getByRole('button', { name: 'Where from and where to (completed)' }));
    expect(await stepHeading('destination')).toHaveFocus();
    await user.click(next());
    expect(await stepHeading('accommodation')).toHaveFocus();
  });
});
