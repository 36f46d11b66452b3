import { act, screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { Announcer, announce } from './announcer.tsx';

const region = () => screen.getByRole('status');

it('is one polite live region, empty until something is announced', () => {
  renderShell(<Announcer />);
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute('aria-live', 'polite');
  act(() => announce('About Us'));
  expect(region()).toHaveTextContent('About Us');
});

it('announces the same text twice, each time as a change', () => {
  renderShell(<Announcer />);
  act(() => announce('Saved'));
  const first = region().textContent;
  act(() => announce('Saved'));
  expect(region().textContent).not.toBe(first);
  expect(region().textContent?.trim()).toBe('Saved');
});
