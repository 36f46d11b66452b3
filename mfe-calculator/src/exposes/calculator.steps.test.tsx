import { failing, hanging, network, screen, violations, waitFor } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { cardOf, expectNeeded, showStep, stepHeading, stepNames } from '../../testing/wizard.ts';

describe('every step', () => {
  it.each(stepNames)(
    '%s passes axe, without a live region of its own or a link where one presses to choose',
    async step => {
      const { container } = await showStep(step);
      await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
      expect(await violations(container)).toEqual([]);
      expect(container.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull();
      expect(container.querySelector('label :is(a, button)')).toBeNull();
      const list = screen.getByRole('list', { name: 'Steps' });
      expect(list.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
      expect(screen.getByText(/^Five short steps\. We save your answers for 30 days/)).toBeVisible();
      expect(list.textContent?.match(/completed/g) ?? []).toHaveLength(stepNames.indexOf(step));
    },
  );
});

const lists = [
  ['treatment', 'GET', 'masters/treatments', /Rhinoplasty/],
  ['destination', 'POST', 'masters/treatment-countries', /India/],
  ['accommodation', 'GET', 'masters/options', /Standard/],
  ['food', 'GET', 'masters/options', /Standard/],
] as const;

describe('the step of a slow or failed list', () => {
  it.each(lists)('%s shows that the list is loading', async (step, method, path) => {
    await showStep(step, { api: hanging(method, path) });
    expect(await screen.findByText('Loading …')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each(lists)('%s reports the failure and can be retried', async (step, method, path, choice) => {
    const { user } = await showStep(step, { api: failing(method, path) });
    expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
    expect(screen.queryByText(/^(No|There are no) /)).toBeNull();
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await stepHeading(step)).toHaveFocus();
    expect(await screen.findByRole('radio', { name: choice })).toBeVisible();
  });
});

describe('the accommodation step', () => {
  it('adds up patients and companions within their bounds, announces the sum, and keeps the focus', async () => {
    const { user, store, announced } = await showStep('accommodation');
    expect(await screen.findByText('2 travellers in all, 1 room.')).toBeVisible();
    const fewer = screen.getByRole('button', { name: 'One patient fewer' });
    await user.click(fewer);
    expect(store.get(tripAtom).patients).toBe(1);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(fewer).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'One companion more' }));
    await user.click(screen.getByRole('button', { name: 'One patient more' }));
    expect(store.get(tripAtom)).toMatchObject({ patients: 2, companions: 2, travelers: 4 });
    await waitFor(() => expect(announced.at(-1)).toBe('4 travellers in all, 2 rooms.'));
    // Neither what came with the step, nor a sum whose rooms are not known yet.
    expect(announced.filter(text => /^\d travellers in all(?!, 2 rooms\.)/.test(text))).toEqual([]);
  });

  it('shows the price a night, what is counted, and the difference of the other kinds', async () => {
    await showStep('accommodation');
    await screen.findByRole('radio', { name: /Budget.* less/ });
    expect(cardOf(/Budget/)).toBe('Budget guesthouse $375 less $30 a night and room. Private room.');
    expect(cardOf(/Standard/)).toBe('Standard hotel typical $825 counted $55 a night and room. Three stars.');
  });
});

describe('the food step', () => {
  it('shows the added cost of each kind of food, flights and visas', async () => {
    const { user, store } = await showStep('food');
    await screen.findByRole('radio', { name: /Standard.* counted/ });
    expect(cardOf(/Standard/)).toBe('Standard typical $540 counted $18 a day and person');
    const flights = await screen.findByRole('checkbox', { name: /Return flights typical \$1,100 counted/ });
    expect(screen.getByRole('checkbox', { name: /Visas typical \$200 counted/ })).toBeVisible();
    await user.click(flights);
    expect(store.get(tripAtom).flightSupport).toBe(false);
  });
  it('works without the prices of flights and visas if they cannot be loaded, and can retry', async () => {
    const { user } = await showStep('food', { api: failing('GET', 'masters/travel-visa-costs') });
    expect(await screen.findByText('The prices of flights and visas could not be loaded.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Visas typical/ })).toBeEnabled();
    expectNeeded(null);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: /^Visas typical .* a traveller/ })).toBeVisible();
  });
});
