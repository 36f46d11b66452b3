import { act, aDatedTrip, aTrip, screen, violations, waitFor } from '@carefare/testing';
import { type StepName, sessionAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { beNarrow, expectNeeded, next, showStep, stepHeading } from '../../testing/wizard.ts';

const trip = aDatedTrip();

describe('Next while an answer is missing', () => {
  it.each<[StepName, object, string, string | RegExp]>([
    ['destination', { source: null }, 'choose the country you travel from', 'Where do you travel from?'],
    ['destination', { destination: null }, 'choose a destination', /^India/],
    ['dates', { startDate: null }, 'enter a start date', 'Start date'],
    ['accommodation', { patients: 0 }, 'enter 1 to 10 patients', 'Patients'],
  ])('says on %s with %j what, and focuses the field', async (step, answers, needed, label) => {
    const { user, announced, container } = await showStep(step, { trip: { ...trip, ...answers } });
    const field = await screen.findByLabelText(label);
    expectNeeded(needed);
    next().focus();
    expect(next()).toHaveFocus();
    await user.click(next());
    expect(announced).toContain(`Still needed: ${needed}.`);
    expect(screen.getByText(`Still needed: ${needed}.`)).toHaveAttribute('data-asked');
    expect(field).toHaveFocus();
    expect(await stepHeading(step)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it('is pressed by Enter in a field as well', async () => {
    const { user, announced } = await showStep('dates', { trip: aTrip() });
    await user.type(screen.getByLabelText('End date'), '{Enter}');
    expect(announced).toContain('Still needed: enter a start date; enter an end date.');
    expect(screen.getByLabelText('Start date')).toHaveFocus();
  });
});

it('waits for what is typical, if it is pressed at once', async () => {
  const { user, announced } = await showStep('accommodation', {
    trip: aDatedTrip({ accommodationType: null }),
  });
  await user.click(next());
  expect(await stepHeading('food')).toHaveFocus();
  expect(announced).not.toContainEqual(expect.stringMatching(/^Still needed/));
});

describe('on a narrow screen', () => {
  it('Next stands next to the running total, is the only one, and works', async () => {
    beNarrow();
    const { user } = await showStep('accommodation');
    const bar = await screen.findByRole('complementary', { name: 'Estimate so far' });
    expect(screen.getAllByRole('button', { name: 'Next' })).toHaveLength(1);
    expect(bar).toContainElement(next());
    await user.clear(screen.getByLabelText('Nights'));
    await user.click(next());
    expect(bar).toContainElement(screen.getByText('Still needed: enter 1 to 180 nights.'));
    expect(screen.getByLabelText('Nights')).toHaveFocus();
    await user.type(screen.getByLabelText('Nights'), '15');
    await user.click(next());
    expect(await stepHeading('food')).toHaveFocus();
    expect(bar).toContainElement(next());
  });

  it('Next of step 1, which has no running total, stands in a bar once a treatment is chosen', async () => {
    beNarrow();
    const { user, container } = await showStep('treatment', { trip: aTrip({ treatmentType: null }) });
    const treatment = await screen.findByRole('radio', { name: /Hip Replacement/ });
    expect(next().closest('form')).not.toBeNull();
    await user.click(treatment);
    expect(next().closest('form')).toBeNull();
    expect(next().parentElement?.parentElement).toHaveTextContent(/^Hip Replacement/);
    expect(await violations(container)).toEqual([]);
    await user.click(next());
    expect(await stepHeading('destination')).toHaveFocus();
  });
});

describe('a session that cannot be started', () => {
  const text =
    'The service cannot be reached at the moment, so nothing is saved yet. You can answer meanwhile.';

  it.each(['can be tried again', 'is not mentioned once another part of the page has started one'])(
    'is told before Next is pressed, and %s',
    async how => {
      const { user, announced, services, store } = await showStep('treatment', { session: null });
      expect(await screen.findByText(text)).toBeVisible();
      expect(announced).toContain(text);
      const start = () => store.set(sessionAtom, { sessionId: 8 });
      services.session.start = () => Promise.resolve(start());
      if (how === 'can be tried again') {
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(await stepHeading('treatment')).toHaveFocus();
      } else act(start);
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    },
  );

  it('is told once there is an answer', async () => {
    const { user } = await showStep('treatment', { session: null, trip: aTrip({ treatmentType: null }) });
    const treatment = await screen.findByRole('radio', { name: /Hip Replacement/ });
    expect(screen.queryByText(text)).toBeNull();
    await user.click(treatment);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
