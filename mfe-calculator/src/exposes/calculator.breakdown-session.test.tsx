import { act, failing, network, screen, waitFor } from '@carefare/testing';
import { sessionAtom, tripAtom, wizardViewAtom } from 'shared-contracts';
import { acknowledgeStepAtom, stepUpdateFor } from 'shared-contracts/host';
import { describe, expect, it } from 'vitest';
import {
  expectTotal,
  recordRequests,
  showEstimate,
  showStep,
  stepNames,
  unsaved,
} from '../../testing/wizard.ts';

const savesAll = stepNames.map(step => `PUT ${step}`);
const changes = (requests: string[]) => requests.filter(request => /^PUT|compute-cost$/.test(request));

type Page = ReturnType<typeof showEstimate>;

function startSession({ store, services }: Page, sessionId: number): Promise<number> {
  services.session.ready = () => Promise.resolve(sessionId);
  store.set(sessionAtom, { sessionId });
  return Promise.resolve(sessionId);
}

describe('the session of the breakdown', () => {
  const retry = async (page: Page) => {
    page.services.session.ready = () => startSession(page, 9);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  };
  it.each([
    ['is started on retry', retry],
    ['may arrive after the wait for it', (page: Page) => act(async () => void (await startSession(page, 9)))],
  ])('%s, and gets all answers', async (_case, start) => {
    const requests = recordRequests();
    const page = showEstimate({ session: null });
    expect(await screen.findByText(unsaved)).toBeVisible();
    await expectTotal('$8,865');
    await start(page);
    await waitFor(() => expect(changes(requests)).toEqual([...savesAll, 'POST compute-cost']));
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
  });

  it('is replaced when lost, and the new one gets all answers', async () => {
    const requests = recordRequests();
    const page = showEstimate({ api: failing('POST', 'journey/compute-cost', 404) });
    page.services.session.renew = () => {
      network.resetHandlers();
      return startSession(page, 9);
    };
    await expectTotal('$8,865');
    const once = [...savesAll, 'POST compute-cost'];
    await waitFor(() => expect(changes(requests)).toEqual([...once, ...once]));
  });

  it('is replaced when lost while one step is saved, and the new one gets all answers', async () => {
    const page = await showStep('food', { api: failing('PUT', 'journey/8', 404) });
    page.services.session.renew = () => startSession(page, 9);
    for (const step of stepNames.filter(name => name !== 'destination')) {
      const update = stepUpdateFor(step, page.store.get(tripAtom), 8);
      if (update) page.store.set(acknowledgeStepAtom, { sessionId: 8, update });
    }
    const requests = recordRequests();
    act(() => page.store.set(wizardViewAtom, 'estimate'));
    await expectTotal('$8,865');
    await waitFor(() =>
      expect(changes(requests)).toEqual(['PUT destination', ...savesAll, 'POST compute-cost']),
    );
  });
});
