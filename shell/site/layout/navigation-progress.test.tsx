import { act, screen } from '@carefare/testing';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageRouter } from '../../host/navigation/page-router.ts';
import type { LoadedPage } from '../../host/page/loaded-page.ts';
import { createTestRouter, renderPages } from '../../testing/render-page-router.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

const mark = () => screen.queryByRole('progressbar', { name: 'Loading the page' });

/** A page whose next pages load when `finish` is called. */
function open() {
  let finish = (_page: LoadedPage) => {};
  const load = () => new Promise<LoadedPage>(resolve => (finish = resolve));
  const router = createTestRouter('/second', { load });
  vi.useFakeTimers();
  const { recorded } = renderPages(router, <NavigationProgress />);
  const finishLoad = () => act(async () => finish({} as LoadedPage));
  return { router, announced: recorded.announced, finish: finishLoad };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** jsdom changes the address of a step back in a task of its own, which fake timers would hold. */
const goBack = () => {
  history.replaceState(null, '', '/first');
  dispatchEvent(new PopStateEvent('popstate'));
};

afterEach(() => vi.useRealTimers());

it.each<[string, (router: PageRouter) => void]>([
  ['a link', ({ navigator }) => navigator.push('/next')],
  ['a replacing link', ({ navigator }) => navigator.replace('/next')],
  ['a button', ({ navigate }) => void navigate('/next', { state: { treatmentId: '52' } })],
  ['back and forward', goBack],
  ['a link of the current page', ({ navigator }) => navigator.push('/second')],
])(
  '%s marks at once that its page loads, and announces it if that takes longer than 300 ms',
  async (_way, go) => {
    const { router, announced, finish } = open();
    expect(mark()).toBeNull();
    act(() => go(router));
    expect(mark()).not.toBeNull();
    await pass(299);
    expect(announced).toEqual([]);
    await pass(1);
    expect(announced).toEqual(['Loading the page']);
    await finish();
    expect(mark()).toBeNull();
  },
);

it('a fast navigation is not announced', async () => {
  const { router, announced, finish } = open();
  act(() => router.navigator.push('/next'));
  await pass(200);
  await finish();
  await pass(1_000);
  expect([mark(), announced]).toEqual([null, []]);
});

it('a second navigation while the first one loads keeps the mark', async () => {
  const { router, finish } = open();
  act(() => router.navigator.push('/next'));
  act(() => router.navigator.push('/other'));
  await pass(1_000);
  expect(mark()).not.toBeNull();
  await finish();
  expect(mark()).toBeNull();
});
