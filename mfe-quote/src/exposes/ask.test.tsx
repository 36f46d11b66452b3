import { renderExpose, screen, violations } from '@carefare/testing';
import { expect, it } from 'vitest';
import * as ask from './ask.tsx';

const path = '/treatments/hip-replacement';
const params = { slug: 'hip-replacement' };

it('opens the form with what the page knows, and records the event', async () => {
  const data = { treatmentId: '52', name: 'Hip Replacement', destination: 'India', label: 'Ask us' };
  const { user, recorded, router, container } = renderExpose(ask, { path, params, data });
  const link = screen.getByRole('link', { name: 'Ask us' });
  expect(link).toHaveAttribute('href', '/contact?treatment=hip-replacement&destination=India');
  expect(await violations(container)).toEqual([]);
  await user.click(link);
  expect(recorded.tracked).toEqual([
    { name: 'treatment_search', version: 1, context: 'home', treatment: 'Hip Replacement' },
  ]);
  expect(router.state.location).toMatchObject({
    pathname: '/contact',
    state: { treatmentId: '52', destination: 'India' },
  });
});

it('takes the treatment from what a page without one in its path hands on', () => {
  renderExpose(ask, {
    path: '/',
    data: { treatmentId: '52', slug: 'hip-replacement', destination: 'India' },
  });
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/contact?treatment=hip-replacement&destination=India',
  );
});

it.each([{}, { treatmentId: '52', name: 'Hip Replacement', destination: null, unknown: 1 }])(
  'asks with less: %o',
  data => {
    renderExpose(ask, { path, params, data });
    expect(screen.getByRole('link', { name: 'Get a personalised quote' })).toHaveAttribute(
      'href',
      '/contact?treatment=hip-replacement',
    );
  },
);
