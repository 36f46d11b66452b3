import { describe, expect, it, vi } from 'vitest';
import { TrialDeadlineError } from '../try-shell.ts';
import { exampleOf, listVisits } from './visits.ts';

it('passes over no page because the site had no time to list it', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('busy', { status: 503 }));
  const listing = listVisits([], { site: 'http://127.0.0.1:4000', newShell: undefined, all: [] });
  await expect(listing).rejects.toBeInstanceOf(TrialDeadlineError);
});

describe('the address that a row is opened at', () => {
  const rows = [{ path: '/reviews' }, { path: '/reviews/:slug' }, { path: '/reviews/rules' }];

  it('is its path', () => {
    expect(exampleOf('/reviews/rules', rows, [])).toBe('/reviews/rules');
  });

  it('is the first that the site lists of a pattern, and not that of a row beside it', () => {
    expect(exampleOf('/reviews/:slug', rows, ['/reviews', '/reviews/rules', '/reviews/knees'])).toBe(
      '/reviews/knees',
    );
  });

  it('is none while the site lists only other rows', () => {
    expect(exampleOf('/reviews/:slug', rows, ['/reviews/rules'])).toBeUndefined();
  });
});
