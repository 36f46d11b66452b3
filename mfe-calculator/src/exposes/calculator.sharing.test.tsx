import { act, aDatedTrip, aTrip, inDays, screen, violations, waitFor } from '@carefare/testing';
import { parseTripLink, takeSharedTripAtom } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { fiveCountries, showEstimate, showWizard, stepHeading } from '../../testing/wizard.ts';

describe('sharing and printing', () => {
  it('prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = showEstimate();
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('copies a link that holds the trip in its fragment, and says so', async () => {
    const { user, announced } = showEstimate();
    await user.click(await screen.findByRole('button', { name: 'Copy a link' }));
    const text = 'The link is copied. It holds your answers, but no name or contact details.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(announced).toContain(text);
    const link = new URL(await navigator.clipboard.readText());
    expect(link.origin + link.pathname).toBe(`${location.origin}/`);
    expect(link.hash).toMatch(/^#calculator-section&trip=v1\.[\w-]+$/);
    expect(link.search).toBe('');
  });

  it('hands on to the way to a quote what its address names', async () => {
    const { slots } = showEstimate();
    await screen.findByRole('button', { name: 'Copy a link' });
    const data = { treatmentId: '52', slug: 'hip-replacement', destination: 'India' };
    await waitFor(() => expect(slots).toContainEqual({ name: 'estimate.quote', data }));
  });

  it('has the ticked countries in the link, and ticks them where it is opened', async () => {
    const { user, unmount } = showEstimate({ api: fiveCountries });
    await user.click(await screen.findByRole('checkbox', { name: 'Mexico' }));
    await user.click(screen.getByRole('button', { name: 'Copy a link' }));
    const { hash } = new URL(await navigator.clipboard.readText());
    const shared = parseTripLink(hash, inDays(0));
    expect(shared?.trip?.compared).toEqual(expect.arrayContaining(['Turkey', 'India', 'Spain', 'Mexico']));
    unmount();
    showEstimate({ api: fiveCountries, trip: shared?.trip ?? expect.unreachable() });
    expect(await screen.findByRole('checkbox', { name: 'Mexico' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Thailand' })).not.toBeChecked();
  });

  it('shows the link when the clipboard is refused', async () => {
    const { user, container } = showEstimate();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy a link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this estimate' });
    expect(field.value).toMatch(/\/#calculator-section&trip=v1\./);
    await user.click(field);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(await violations(container)).toEqual([]);
  });
});

describe('a shared link', () => {
  const noFood = aDatedTrip({ foodPreference: null });
  it.each([
    ['damaged', { trip: null }, /^This link is damaged/, 'treatment', 'warning'],
    ['with past dates', { trip: aTrip(), datesDropped: true }, /dates have passed/, 'dates', 'warning'],
    ['without a kind of food', { trip: noFood, datesDropped: false }, /is here/, 'food', 'good'],
  ] as const)(
    '%s opens the right step with a notice, which goes on Back',
    async (_case, link, notice, step, tone) => {
      const { store, announced, user } = showWizard({ trip: aDatedTrip() });
      act(() => store.set(takeSharedTripAtom, link));
      await stepHeading(step);
      expect(screen.getByText(notice)).toHaveAttribute('data-tone', tone);
      await waitFor(() => expect(announced.some(text => notice.test(text))).toBe(true));
      if (step === 'treatment') return;
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(screen.queryByText(notice)).toBeNull();
    },
  );
});
