// @vitest-environment jsdom
import { screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { openPage, texts } from '../../../testing/open-page.tsx';

it('has questions of five topics, closed at first, and the same as structured data', async () => {
  const { page } = await openPage('faq');
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 5)).toEqual([
    'Costs',
    'The trip',
    'Your quote',
    'Privacy',
    'Medical questions',
  ]);
  const shown = [...document.querySelectorAll('details')];
  expect(shown.length).toBeGreaterThan(12);
  expect(shown.some(details => details.open)).toBe(false);
  expect(page.head?.structuredData).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: shown.map(({ children: [question, answer] }) => ({
        '@type': 'Question',
        name: question?.textContent,
        acceptedAnswer: { '@type': 'Answer', text: answer?.textContent },
      })),
    },
  ]);
});
