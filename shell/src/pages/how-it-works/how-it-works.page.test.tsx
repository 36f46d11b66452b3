// @vitest-environment jsdom
import { screen, within } from '@carefare/testing';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

it('has five numbered steps, and buttons that replace it with the home page', async () => {
  const { user, router } = await openPage('how-it-works');
  expect(within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
  for (const name of ['Start with your treatment', 'Get my estimate'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Start with your treatment' }));
  expect(router.state.location.pathname).toBe('/');
  expect(router.state.historyAction).toBe('REPLACE');
});
