// @vitest-environment jsdom
import { screen } from '@carefare/testing';
import { brand } from 'shared-contracts';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

it('says what was tested, what is not perfect, and whom to tell', async () => {
  await openPage('accessibility');
  for (const name of ['How it was tested', 'Known limits', 'Tell us what does not work'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(new RegExp(`Write to ${brand.email} or call`))).toBeVisible();
});
