import { act, screen } from '@carefare/testing';
import { beforeEach, expect, it, vi } from 'vitest';
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

it.each([
  ['a country card', '/treatments/hip-replacement', '/#calculator-section', 'calculator-section'],
  ['a category', '/treatments', '/#treatment-search', 'treatment-search'],
])('%s leads to the heading of the step, which is announced', async (_case, from, to, section) => {
  const { go, announced } = openAt(from);
  await go(to);
  expect(scrolled).toHaveBeenLastCalledWith(section);
  expect(screen.getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toHaveFocus();
  expect(announced).toEqual(['Step 1 of 5: Treatment']);
});

it('back from another page leads to the heading of the section that the address names', async () => {
  const { go, announced } = openAt('/#calculator-section');
  await go('/contact');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await go(-1);
  expect(screen.getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toHaveFocus();
  expect(announced).toEqual(['The title', 'Step 1 of 5: Treatment']);
});

it('a link within the page moves the focus to its section, and announces nothing of its own', async () => {
  const { go, announced } = openAt('/privacy');
  await go('/privacy#rights');
  expect(screen.getByRole('heading', { name: 'Your rights' })).toHaveFocus();
  expect(announced).toEqual([]);
});

it('a page without the section of its address has the focus on its h1', async () => {
  const { go, announced } = openAt('/');
  await go('/about#nothing');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(announced).toEqual(['The title']);
});

it('a document that opens at a section leads to its heading, and announces nothing of its own', () => {
  const { announced } = openAt('/#calculator-section');
  expect(scrolled).toHaveBeenCalledWith('calculator-section');
  expect(screen.getByRole('heading', { name: 'Step 1 of 5: Treatment' })).toHaveFocus();
  expect(announced).toEqual([]);
});

it('a document that opens at a section leaves the focus where the visitor has moved it meanwhile', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  openAt('/#calculator-section');
  expect(field).toHaveFocus();
  field.remove();
});
