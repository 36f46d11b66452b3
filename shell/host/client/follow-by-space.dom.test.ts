import { expect, it } from 'vitest';
import { followBySpace } from './follow-by-space.ts';

it('follows a link that is marked by Space, and neither by other keys nor from other links', () => {
  document.body.innerHTML = '<a href="/#card" data-space>Card</a><a href="/#other">Other</a>';
  const followed: (string | null)[] = [];
  addEventListener('click', event => {
    event.preventDefault();
    followed.push((event.target as Element).textContent);
  });
  followBySpace();
  const press = (link: Element | undefined, key: string) =>
    link?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const [card, other] = document.links;
  const isScrolled = [press(card, 'a'), press(other, ' '), press(card, ' ')];
  expect(followed).toEqual(['Card']);
  expect(isScrolled).toEqual([true, true, false]);
});
