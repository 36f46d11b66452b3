import { act, screen, violations, waitFor, within } from '@carefare/testing';
import { wizardViewAtom } from 'shared-contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beNarrow, cannotCompute, costFailed, expectTotal, showEstimate } from '../../testing/wizard.ts';

const folded = () =>
  [...document.querySelectorAll('details:not([open]) > summary')].map(({ textContent }) => textContent);

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

const withDeviceShare = (share: () => Promise<void>) =>
  Object.assign(navigator, { share: vi.fn(share) }).share;

describe('the estimate on a narrow screen', () => {
  it('has a bar with its total, the request and Share, each button once', async () => {
    beNarrow();
    const { user, router, container } = showEstimate();
    await expectTotal('$8,865');
    const bar = within(screen.getByRole('button', { name: 'Share' }).parentElement as HTMLElement);
    expect(bar.getByText('$8,900')).toBeVisible();
    expect(await violations(container)).toEqual([]);
    await user.click(bar.getByRole('button', { name: 'Request my quote' }));
    expect(router.state.location.pathname).toBe('/contact');
  });

  it('has none without a total', async () => {
    beNarrow();
    showEstimate({ api: cannotCompute });
    expect(await screen.findByText(costFailed)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Share|Request/ })).toBeNull();
  });

  it('hands its link to the device', async () => {
    beNarrow();
    const share = withDeviceShare(() => Promise.resolve());
    const { user } = showEstimate();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Link to this estimate',
      text: 'All in: about $8,900 ($7,200 to $11,300).',
      url: expect.stringMatching(/\/#calculator-section&trip=v1\./) as string,
    });
  });

  it.each([
    ['copies it where the device shares nothing', null, true],
    ['copies it where the device refuses', 'NotAllowedError', true],
    ['copies nothing when the visitor closes the choice', 'AbortError', false],
  ])('%s', async (_case, problem, isCopied) => {
    beNarrow();
    if (problem) withDeviceShare(() => Promise.reject(new DOMException('no', problem)));
    const { user, announced } = showEstimate();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(announced.some(text => text.startsWith('The link is copied.'))).toBe(isCopied);
  });

  it('stays in view with what it says of the link, however high that makes it', async () => {
    beNarrow();
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(1);
    const { user } = showEstimate();
    const share = await screen.findByRole('button', { name: 'Share' });
    await user.click(share);
    expect(await screen.findByText(/^The link is copied\./)).toBeVisible();
    height.mockReturnValue(window.innerHeight);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(share.parentElement).toHaveAttribute('data-stays');
  });

  it('folds answers, assumptions and comparison, which are open on a wide one', async () => {
    const { unmount } = showEstimate();
    await expectTotal('$8,865');
    expect(folded()).toEqual(['What would change the total']);
    unmount();
    beNarrow();
    showEstimate();
    await expectTotal('$8,865');
    expect(folded()).toEqual([
      'Check your answers',
      'What we assumed',
      'Not included',
      'What would change the total',
      'Compare destinations',
    ]);
  });
});

it('stands alone on its page, and the steps do not', async () => {
  const { container, store } = showEstimate();
  const alone = () => container.querySelector('[data-alone]');
  await waitFor(() => expect(alone()).not.toBeNull());
  act(() => store.set(wizardViewAtom, 'food'));
  await waitFor(() => expect(alone()).toBeNull());
});
