import { act, renderExpose } from '@carefare/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useStaysInView } from './use-stays-in-view.ts';

function Bar() {
  const [isOpen, setIsOpen] = useState(false);
  const bar = useStaysInView<HTMLButtonElement>(isOpen);
  return (
    <button type="button" {...bar} onClick={() => setIsOpen(true)}>
      {bar['data-stays'] === '' ? 'stays' : 'scrolls'}
    </button>
  );
}

const showBar = () => renderExpose({ widget: { Component: Bar } });

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
