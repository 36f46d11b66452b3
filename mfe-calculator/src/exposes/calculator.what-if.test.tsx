import { answering, network, recording, screen, violations, waitFor, within } from '@carefare/testing';
import { tripAtom } from 'shared-contracts';
import { expect, it } from 'vitest';
import { costIn, showEstimate } from '../../testing/wizard.ts';

const COSTS = 'journey/compute-cost-by-treatment';

it('says what drives the total, and what other answers would add to it; the trip stays', async () => {
  const { user, store, container } = showEstimate({ api: answering('POST', COSTS, [costIn('India', 0)]) });
  const before = store.get(tripAtom);
  const driver = 'The largest line is the treatment: 70%.';
  expect(await screen.findByText(driver)).toBeVisible();
  const { requests, handler } = recording('POST', COSTS);
  network.use(handler, answering('POST', COSTS, [costIn('India', 637)]));
  await user.click(screen.getByText('What would change the total'));
  const table = within(await screen.findByRole('table', { name: 'What would change the total' }));
  await waitFor(() =>
    expect(table.getByRole('row', { name: /1 week longer/ })).toHaveTextContent('$637$9,502'),
  );
  expect(table.getByRole('row', { name: /reserve/ })).toHaveTextContent(
    'about $890 to $2,700about $9,800 to $11,500',
  );
  // Four stays, a companion and no better room, each asked for once.
  const asked = requests.map(({ body }) => {
    const { accommodation_duration: nights, people_count: people } = body as Record<string, number>;
    return `${nights} nights for ${people}`;
  });
  // They are recorded in the order in which their bodies were read.
  expect(asked.toSorted()).toEqual([
    '15 nights for 3',
    '22 nights for 2',
    '29 nights for 2',
    '36 nights for 2',
    '43 nights for 2',
  ]);
  expect(store.get(tripAtom)).toBe(before);
  expect(await violations(container)).toEqual([]);
});
