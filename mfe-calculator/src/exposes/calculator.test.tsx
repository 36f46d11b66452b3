// @vitest-environment jsdom
import { moveStepAtom, queuePrefillAtom, type StepNumber, searchTermAtom, tripAtom } from 'shared-contracts';
import {
  act,
  aTrip,
  failing,
  network,
  renderExpose,
  screen,
  violations,
  waitFor,
} from 'shared-contracts/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calculator from './calculator.tsx';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wholeTrip = () =>
  aTrip({ startDate: inDays(60), endDate: inDays(75), flightSupport: true, visaSupport: true });
const stepHeading = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^step ${number} of 5:`, 'i') });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });

/** The wizard with a complete trip, standing at this step. */
function showAt(step: StepNumber, options: Parameters<typeof renderExpose>[1] = {}) {
  const shown = renderExpose(calculator, { trip: wholeTrip(), ...options });
  act(() => shown.store.set(moveStepAtom, step));
  return shown;
}

/** The steps that were sent to the server, in order. */
function sentSteps() {
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

// jsdom does no layout and therefore knows no scrolling into view.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  network.events.removeAllListeners();
  vi.restoreAllMocks();
});

describe('the wizard', () => {
  it.each([1, 2, 3, 4, 5] as const)('shows step %i with one current step and nothing for axe', async step => {
    const { container } = showAt(step);
    await stepHeading(step);
    await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
    expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    expect(await violations(container)).toEqual([]);
  });

  it('says what is still needed while Next is disabled', async () => {
    renderExpose(calculator);
    await stepHeading(1);
    expect(next().disabled).toBe(true);
    expect(screen.getByText('Still needed: choose a treatment.')).toBeTruthy();
  });

  it('selects the treatment that a search names exactly', async () => {
    const { store } = renderExpose(calculator);
    act(() => store.set(searchTermAtom, 'rhinoplasty'));
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /Rhinoplasty/ });
    await waitFor(() => expect(radio.checked).toBe(true));
    expect(next().disabled).toBe(false);
  });

  it('saves the step once on a double click, then advances and moves the focus', async () => {
    const sent = sentSteps();
    const { user } = showAt(1);
    await stepHeading(1);
    await user.dblClick(next());
    const heading = await stepHeading(2);
    expect(document.activeElement).toBe(heading);
    expect(sent).toEqual(['treatment']);
  });

  it('keeps the visitor on the step, with the answers, when saving fails, and saves on the next try', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, store } = showAt(1, { api: failing('PUT', 'journey/*') });
    await stepHeading(1);
    await user.click(next());
    expect(await screen.findByText(/Your answers could not be saved/)).toBeTruthy();
    expect(await stepHeading(1)).toBeTruthy();
    expect(store.get(tripAtom).treatmentType).toBe('52');
    expect(logged).toHaveBeenCalledOnce();
    network.resetHandlers();
    await user.click(next());
    expect(await stepHeading(2)).toBeTruthy();
  });

  it('says that nothing is saved without a session', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user } = showAt(1, { session: null });
    await stepHeading(1);
    await user.click(next());
    expect(await screen.findByText(/^Not saved:/)).toBeTruthy();
  });

  it('saves nothing on the way back', async () => {
    const sent = sentSteps();
    const { user } = showAt(3);
    await stepHeading(3);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await stepHeading(2)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says so when the wanted destination is not offered', async () => {
    const { store } = showAt(2, { trip: { ...wholeTrip(), destination: null } });
    act(() => store.set(queuePrefillAtom, { country: 'Mexico', treatmentId: '52' }));
    expect(
      await screen.findByText('Mexico is not offered for this treatment; Thailand is shown instead.'),
    ).toBeTruthy();
  });
});
