// @vitest-environment jsdom
import { screen } from '@carefare/testing';
import { brand } from 'shared-contracts';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import type { ShellPageName } from '../../shell-pages.ts';

it.each<[ShellPageName, string, string]>([
  ['terms', 'Try the cost calculator', '/#calculator-section'],
  ['privacy', 'Contact us', '/contact'],
  ['cookies', 'Browse all treatments', '/treatments'],
])('%s has the support address and a call to action', async (name, action, href) => {
  await openPage(name);
  expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

it('name the jurisdiction of the configuration, a placeholder until the customer fills it in', async () => {
  await openPage('terms');
  expect(brand.jurisdiction).toBe('[Jurisdiction]');
  expect(screen.getByText(/laws of \[Jurisdiction\]/)).toBeVisible();
});
