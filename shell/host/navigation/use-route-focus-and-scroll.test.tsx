import { act, screen, waitFor } from '@carefare/testing';
import { wizardEntry } from 'shared-contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRouter, renderPages } from '../../testing/render-page-router.tsx';
import { renderShell } from '../../testing/render-shell.tsx';
import { useRouteFocusAndScroll } from './use-route-focus-and-scroll.ts';

const scrolled = vi.fn<(id: string) => void>();

beforeEach(() => {
  scrolled.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled(this.id);
  });
});

function Page() {
  useRouteFocusAndScroll('The title');
  return (
    <main>
      <h1 tabIndex={-1}>Home</h1>
      <div id="calculator-section" data-module="calculator/calculator">
        <h2>Cost calculator</h2>
        <h3 tabIndex={-1}>Step 1 of 5: Treatment</h3>
        <div id="treatment-search" />
      </div>
      <section id="rights">
        <h2>Your rights</h2>
      </section>
    </main>
  );
}

function openAt(path: string) {
  const { router, recorded } = renderShell(<Page />, path);
  return {
    go: (to: string | number) => act(() => router.navigate(to as string)),
    announced: recorded.announced,
  };
}

const STEP = 'Step 1 of 5: Treatment';

it.each<[string, from: string, to: string, scrolledTo: string[], heading: string, announced: string[]]>([
  ['a country card', '/treatments/ivf', '/#calculator-section', ['calculator-section'], STEP, [STEP]],
  ['a category', '/treatments', '/#treatment-search', ['treatment-search'], STEP, [STEP]],
  ['a link within the page', '/privacy', '/privacy#rights', ['rights'], 'Your rights', []],
  ['a page without the section of its address', '/', '/about#nothing', [], 'Home', ['The title']],
])('%s moves the focus to a heading', async (_case, from, to, scrolledTo, heading, announced) => {
  const shown = openAt(from);
  await shown.go(to);
  expect(scrolled.mock.calls.flat()).toEqual(scrolledTo);
  expect(vi.mocked(window.scrollTo).mock.calls).toEqual(scrolledTo.length ? [] : [[{ top: 0 }]]);
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
  expect(shown.announced).toEqual(announced);
});

it('back from another page leads to the heading of the section that the address names', async () => {
  const { go, announced } = openAt('/#calculator-section');
  await go('/contact');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await go(-1);
  expect(screen.getByRole('heading', { name: STEP })).toHaveFocus();
  expect(announced).toEqual(['The title', STEP]);
});

it('a document that opens at a section leads to its heading, and announces nothing of its own', () => {
  const { announced } = openAt('/#calculator-section');
  expect(scrolled).toHaveBeenCalledWith('calculator-section');
  expect(screen.getByRole('heading', { name: STEP })).toHaveFocus();
  expect(announced).toEqual([]);
});

it.each([
  ['has scrolled on meanwhile', 900, -500, false],
  ['has reached the section already', 900, 0, true],
  ['has not been led there by the browser', 0, 400, true],
])('a document that opens at a section leads a visitor who %s there: %j', (_whom, scrollY, top, leads) => {
  vi.stubGlobal('scrollY', scrollY);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  openAt('/#calculator-section');
  expect(scrolled).toHaveBeenCalledTimes(leads ? 1 : 0);
  expect(document.activeElement === screen.getByRole('heading', { name: STEP })).toBe(leads);
});

it('a hash that was typed leads to its section, and back to the position before', async () => {
  const router = createTestRouter('/about');
  renderPages(router, <Page />);
  await act(() => router.navigate('/'));
  vi.stubGlobal('scrollY', 70);
  window.dispatchEvent(new Event('scroll'));
  location.hash = '#rights';
  await waitFor(() => expect(scrolled.mock.calls).toEqual([['rights']]));
  history.back();
  await waitFor(() => expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 70 }));
  expect(scrolled).toHaveBeenCalledOnce();
});

it('back leads to where a visitor had scrolled before the code ran, as after a reload', async () => {
  vi.stubGlobal('scrollY', 900);
  const { go } = openAt('/blog');
  await go('/about');
  await go(-1);
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 900 });
});

it.each([
  ['a page', null, 'auto'],
  [
    'a step, since a reload starts with a new trip',
    wizardEntry.toState({ view: 'dates', from: 'destination' }),
    'manual',
  ],
])('the browser leads back after a reload of %s: %s', async (_case, state, restoration) => {
  const router = createTestRouter('/');
  renderPages(router, <Page />);
  await act(() => router.navigate('/', { state }));
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe(restoration);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(history.scrollRestoration).toBe('manual');
});

it('a document that opens at a section leaves the focus where the visitor has moved it meanwhile', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  openAt('/#calculator-section');
  expect(field).toHaveFocus();
  field.remove();
});
