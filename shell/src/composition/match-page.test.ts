import type { Composition } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';

const asset = { file: 'web/a.js', integrity: 'sha384-x' };
const set: Composition = {
  id: 'set',
  shell: 'shell',
  remotes: {
    catalogue: {
      container: 'mfe_catalogue',
      digest: '0123456789abcdef',
      base: 'http://127.0.0.1:1/',
      web: asset,
      exposes: {},
      pages: [
        { path: '/treatments', expose: 'treatments' },
        { path: '/treatments/:slug', expose: 'treatment' },
      ],
    },
  },
};
const shellPaths = { '/': 'home', '/about': 'about' };

describe('what stands at a path', () => {
  it.each([
    ['/', { kind: 'shell', name: 'home' }],
    ['/about/', { kind: 'shell', name: 'about' }],
    ['/treatments', { kind: 'remote', id: 'catalogue/treatments', params: {} }],
    ['/treatments/veneers', { kind: 'remote', id: 'catalogue/treatment', params: { slug: 'veneers' } }],
    ['/treatments/a/b', { kind: 'not-found' }],
    ['/destinations', { kind: 'not-found' }],
    ['/contact', { kind: 'missing', remote: 'quote' }],
    ['/treatmentsandmore', { kind: 'not-found' }],
    ['//evil.example', { kind: 'not-found' }],
  ])('%s', (path, plan) => {
    expect(matchPage(set, shellPaths, path)).toEqual(plan);
  });
});
