// @vitest-environment jsdom
import { screen, violations } from '@carefare/testing';
import { sitePages } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import type { ShellPageName } from '../shell-pages.ts';

// The home page shows remotes' widgets, which only the composed site has.
const names = sitePages
  .map(({ module }) => module.split('/'))
  .filter(([owner, name]) => owner === 'shell' && name !== 'home')
  .map(([, name]) => name as ShellPageName);

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

it.each(names)('%s has one h1 that can take the focus, and no accessibility violation', async name => {
  await openPage(name);
  const [h1, ...more] = screen.getAllByRole('heading', { level: 1 });
  expect(more).toEqual([]);
  expect(h1).toHaveAttribute('tabindex', '-1');
  expect(await violations(document.body)).toEqual([]);
});
