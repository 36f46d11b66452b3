import { act, renderExpose } from '@carefare/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useStaysInView } from './use-stays-in-view.ts';

function Bar({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bar = useStaysInView<HTMLButtonElement>(isOpen);
  return (
    <button type="button" {...bar} onClick={() => setIsOpen(true)}>
      {bar['data-stays'] === '' ? 'stays' : 'scrolls'}
    </button>
  );
}

const showBar = (isOpenAtFirst = false) =>
  renderExpose({ widget: { Component: () => <Bar isOpenAtFirst={isOpenAtFirst} /> } });

const beHigh = (height: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  act(() => void window.dispatchEvent(new Event('resize')));
};

it('a bar stays while it takes at most a quarter of the screen', () => {
  const { container } = showBar();
  beHigh(window.innerHeight / 4);
  expect(container).toHaveTextContent('stays');
  beHigh(window.innerHeight / 4 + 1);
  expect(container).toHaveTextContent('scrolls');
});

it('what is opened in it does not count', async () => {
  const { container, user } = showBar();
  await user.click(container.querySelector('button') as HTMLButtonElement);
  beHigh(window.innerHeight);
  expect(container).toHaveTextContent('stays');
});

it('stays also if it comes with what was opened in it, as after a turn of the tablet and back', () => {
  const { container } = showBar(true);
  expect(container).toHaveTextContent('stays');
  beHigh(window.innerHeight);
  expect(container).toHaveTextContent('stays');
});
