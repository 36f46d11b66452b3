// @vitest-environment jsdom
import { screen } from '@carefare/testing';
import { expect, it } from 'vitest';
import { listBelow, openPage, texts } from '../../../testing/open-page.tsx';

it('has the mission, six values, accreditations, advantages and a button to the blog', async () => {
  await openPage('about');
  expect(screen.getByText('Our mission')).toBeVisible();
  expect(listBelow('Six values')).toHaveLength(6);
  expect(texts(listBelow('Accreditations and partners'))).toEqual([
    'JCI partner hospitals',
    'ISO-certified processes',
    'Ethical tourism board',
  ]);
  expect(listBelow('What transparency gives you')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Read the article' })).toHaveAttribute('href', '/blog');
});
