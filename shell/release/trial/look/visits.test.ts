import { describe, expect, it } from 'vitest';
import { exampleOf } from './visits.ts';

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
