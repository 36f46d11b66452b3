import { createTestContext, failing, network } from '@carefare/testing';
import { expect, it } from 'vitest';
import * as country from './country.tsx';
import * as treatment from './treatment.tsx';

const TITLE_MAX = 60;

it.each([
  ['treatment', treatment.page, { path: '/treatments/hip-replacement', title: 'Hip Replacement abroad' }],
  ['country', country.page, { path: '/destinations/costa-rica', title: 'Treatment in Costa Rica' }],
  ['country', country.page, { path: '/treatments/hip-replacement/india', title: 'Hip Replacement in India' }],
])(
  '%s lists the addresses of its pages, each with a preview picture of its own',
  async (_name, page, expected) => {
    const { context } = createTestContext({ server: true });
    const listed = (await page.addresses?.(context)) ?? [];
    const { path, title } = expected;
    expect(listed.find(address => address.path === path)?.social.title).toBe(title);
    expect(new Set(listed.map(address => address.path)).size).toBe(listed.length);
    for (const { social } of listed) expect(social.title.length, social.title).toBeLessThanOrEqual(TITLE_MAX);
  },
);

it('rejects while the API is down, so that the shell asks again', async () => {
  network.use(failing('GET', 'masters/*'));
  for (const { page } of [treatment, country])
    await expect(page.addresses?.(createTestContext({ server: true }).context)).rejects.toThrow(
      'Failed to fetch',
    );
});
