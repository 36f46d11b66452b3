import { renderExpose, screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { page } from '../src/exposes/page.tsx';

it('counts who finds it helpful', async () => {
  const { user } = renderExpose({ page });
  await user.click(await screen.findByRole('button', { name: 'Is this helpful?' }));
  expect(screen.getByRole('button', { name: 'Helpful to 1' })).toBeVisible();
});
