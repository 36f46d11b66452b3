// @vitest-environment jsdom
import { screen } from '@carefare/testing';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

it('has its text and a link home, and logs an error', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await openPage('not-found', '/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
  expect(screen.getByRole('link', { name: /home/ })).toHaveAttribute('href', '/');
  expect(log).toHaveBeenCalledWith('404: page not found', '/nowhere');
});
