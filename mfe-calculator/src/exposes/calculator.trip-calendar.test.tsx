import { aDatedTrip, answering, implantsWire, screen, violations, waitFor, within } from '@carefare/testing';
import { formatDate } from 'shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import { showEstimate } from '../../testing/wizard.ts';

describe('the days of the trip', () => {
  it('stand below the estimate, with their dates', async () => {
    const { container } = showEstimate();
    const { startDate, endDate } = aDatedTrip();
    const days = within(await screen.findByRole('list', { name: 'The trip, day by day' })).getAllByRole(
      'listitem',
    );
    expect(days[0]).toHaveTextContent(`${formatDate(startDate ?? '')}Arrival`);
    expect(days.at(-1)).toHaveTextContent(`${formatDate(endDate ?? '')}Journey home`);
    expect(await violations(container)).toEqual([]);
  });

  it('are those of every visit, the further ones at the earliest', async () => {
    showEstimate({
      trip: aDatedTrip({ treatmentType: '37', visits: 2 }),
      api: answering('GET', 'masters/treatments', [implantsWire]),
    });
    const second = await screen.findByRole('list', {
      name: 'Trip 2, at the earliest: trips are 3 to 6 months apart',
    });
    expect(screen.getByRole('list', { name: 'Trip 1' })).toBeVisible();
    expect(within(second).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByText(/^Typical; the clinic decides/)).toHaveLength(1);
  });

  it('can be saved as a calendar file, whose address lives until the next is saved', async () => {
    const { user } = showEstimate();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      if (file instanceof Blob) files.push(file);
      return `blob:${files.length}`;
    });
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(await screen.findByRole('button', { name: 'Save to my calendar' }));
    await waitFor(() => expect(names).toEqual(['trip.ics']));
    expect(await files[0]?.text()).toMatch(/^BEGIN:VCALENDAR/);
    expect(revoke).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Save to my calendar' }));
    await waitFor(() => expect(names).toHaveLength(2));
    expect(revoke.mock.calls).toEqual([['blob:1']]);
  });
});
