// @vitest-environment jsdom
import { act, screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { renderShell } from '../../testing/render-shell.tsx';
import { Announcer, announce } from './announcer.tsx';

const said = () => screen.getByRole('status').textContent;

it('is one polite live region, empty until something is said', () => {
  renderShell(<Announcer />);
  expect(said()).toBe('');
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  act(() => announce('About Us'));
  expect(said()).toBe('About Us');
});

it('says the same text twice, as a change that a screen reader hears', () => {
  renderShell(<Announcer />);
  act(() => announce('Saved'));
  const first = said();
  act(() => announce('Saved'));
  expect(said()).not.toBe(first);
  expect(said()?.trim()).toBe('Saved');
});
