import { act, screen } from '@carefare/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell.tsx';
import { Announcer, announce } from './announcer.tsx';

const region = () => screen.getByRole('status');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => void vi.useFakeTimers());
// Beyond what the test before announced.
beforeEach(() => pass(60_000));
afterAll(() => vi.useRealTimers());

it('is one polite live region, empty until something is announced', () => {
  renderShell(<Announcer />);
  expect(region()).toBeEmptyDOMElement();
  expect(region()).toHaveAttribute('aria-live', 'polite');
  act(() => announce('About Us'));
  expect(region()).toHaveTextContent('About Us');
});

it('announces the same text twice, each time as a change', async () => {
  renderShell(<Announcer />);
  act(() => announce('Saved'));
  const first = region().textContent;
  act(() => announce('Saved'));
  await pass(1_000);
  expect(region().textContent).not.toBe(first);
  expect(region().textContent?.trim()).toBe('Saved');
});

it('gives each of several texts a second of its own, in their order', async () => {
  renderShell(<Announcer />);
  act(() => {
    for (const text of ['The treatment could not be loaded', 'Treatments', 'Sorted']) announce(text);
  });
  expect(region()).toHaveTextContent('The treatment could not be loaded');
  await pass(999);
  expect(region()).toHaveTextContent('The treatment could not be loaded');
  await pass(1);
  expect(region()).toHaveTextContent('Treatments');
  await pass(1_000);
  expect(region()).toHaveTextContent('Sorted');
  await pass(1_000);
  act(() => announce('At once'));
  expect(region()).toHaveTextContent('At once');
});
