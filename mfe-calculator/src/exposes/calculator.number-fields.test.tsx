import { act, aDatedTrip, fireEvent, inDays, screen } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { expectNeeded, showStep } from '../../testing/wizard.ts';

const trip = aDatedTrip({ patients: 3, companions: 2 });

async function showCounts() {
  const { user, store } = await showStep('accommodation', { trip });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { user, field, counts: () => store.get(tripAtom) };
}

describe('a count', () => {
  it('stays empty while it is retyped, and what is needed is said', async () => {
    const { user, field, counts } = await showCounts();
    await user.clear(field('Patients'));
    expect(field('Patients')).toHaveValue('');
    expectNeeded('enter 1 to 10 patients');
    expect(screen.queryByText(/travellers? in all/)).toBeNull();
    await user.type(field('Patients'), '1');
    expect(field('Patients')).toHaveValue('1');
    expect(counts().patients).toBe(1);
    await user.clear(field('Companions'));
    expect(field('Companions')).toHaveValue('');
    await user.type(field('Companions'), '1');
    expect(field('Companions')).toHaveValue('1');
    await user.clear(field('Companions'));
    await user.tab();
    expect(field('Companions')).toHaveValue('0');
  });

  it.each([
    ['a letter', 'x', '3'],
    ['a letter behind a digit', '3a', '3'],
    ['Arabic', '٤', '4'],
    ['leading zeros', '004', '4'],
    ['words', ' 4 people ', '4'],
    ['a decimal', '4.5', '4'],
    ['more than the most', '44', '10'],
  ])('reads %s', async (_name, pasted, shown) => {
    const { field, counts } = await showCounts();
    fireEvent.input(field('Patients'), { target: { value: pasted } });
    expect(field('Patients')).toHaveValue(shown);
    expect(counts().patients).toBe(Number(shown));
  });

  it('goes up and down with the arrow keys, within its bounds', async () => {
    const { user, field, counts } = await showCounts();
    await user.click(field('Companions'));
    await user.keyboard('{ArrowUp}');
    expect(field('Companions')).toHaveValue('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field('Companions')).toHaveValue('0');
    expect(counts().companions).toBe(0);
  });

  it('at its bound is not an answer, pressed further', async () => {
    const oneNight = aDatedTrip({ endDate: inDays(61), accommodationDuration: 1 });
    const { user, store } = await showStep('accommodation', { trip: oneNight });
    await user.click(screen.getByRole('button', { name: 'One night fewer' }));
    act(() => store.set(tripAtom, { endDate: inDays(65) }));
    expect(screen.getByLabelText('Nights')).toHaveValue('5');
    expect(screen.queryByText(/that you set/)).toBeNull();
  });

  it('is a text field: the wheel over it scrolls the page', async () => {
    const { field } = await showCounts();
    expect(field('Companions')).toHaveAttribute('type', 'text');
    expect(field('Companions')).toHaveAttribute('inputmode', 'numeric');
  });
});
