import { screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { listBelow, openPage, texts } from '../../../testing/open-page.tsx';
import { sectionId, wordCount } from '../prose/prose.rules.ts';
import { hiddenCosts } from './hidden-costs.copy.ts';

it('is an article of eight minutes at an attentive pace', async () => {
  const words = wordCount(hiddenCosts);
  expect(words).toBeGreaterThanOrEqual(1_800);
  expect(words).toBeLessThanOrEqual(2_000);
  const { page, store, services } = await openPage('blog');
  expect(screen.getByText('8 min read')).toBeVisible();
  expect(page.head?.({ store, ...services }).structuredData).toMatchObject([
    {
      '@type': 'Article',
      headline: 'The Hidden Costs of Medical Tourism',
      wordCount: words,
      datePublished: '2026-11-21',
    },
  ]);
  expect(screen.getByText('21 November 2026')).toHaveAttribute('datetime', '2026-11-21');
});

it('links its sections and the calculator, and names the five upcoming articles', async () => {
  await openPage('blog');
  for (const section of hiddenCosts) {
    const heading = screen.getByRole('heading', { level: 2, name: section.title });
    expect(heading.closest('section')?.id).toBe(sectionId(section));
    expect(screen.getByRole('link', { name: section.title })).toHaveAttribute(
      'href',
      `/blog#${sectionId(section)}`,
    );
  }
  expect(screen.getByRole('link', { name: 'Try the Calculator Now!' })).toHaveAttribute('href', '/');
  expect(texts(listBelow('More Articles Coming Soon'))).toEqual([
    'Treatment Comparisons',
    'Destination Guides',
    'Patient Stories',
    'Recovery Tips',
    'Visa Guides',
  ]);
});
