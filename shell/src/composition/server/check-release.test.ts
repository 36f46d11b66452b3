import { pagesOfRemote, type Release } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { findIncompatibility } from './check-release.ts';
import { evaluateBundle } from './evaluate-bundle.ts';

const asset = { file: 'web/a.js', integrity: 'sha384-x' };
const [contact] = pagesOfRemote('quote');
if (!contact) throw new Error('quote has a page');
const fit: Release = {
  schema: 1,
  remote: 'quote',
  container: 'mfe_quote',
  version: '1.0.0',
  digest: '0123456789abcdef',
  pages: [contact],
  exposes: { contact: { js: [asset], css: [], entryPoints: [] } },
  web: asset,
  node: asset,
  uses: { 'shared-contracts': ['brand'], 'shared-contracts/ui': ['Button', 'useServices'] },
  shared: { react: '^19.0.0', 'shared-contracts': '^1.0.0' },
};

describe('whether a release may go live', () => {
  it('lets a fit one', () => expect(findIncompatibility('quote', fit)).toBeUndefined());

  it.each<[string, Partial<Release>, RegExp]>([
    [
      'a name that the contract lacks',
      { uses: { 'shared-contracts/ui': ['Button', 'Carousel'] } },
      /uses "Carousel" of shared-contracts\/ui, which the contract .* lacks/,
    ],
    ['another React', { shared: { react: '^20.0.0' } }, /needs react \^20\.0\.0, the shell has 19/],
    [
      'a page outside of its prefix',
      { pages: [{ ...contact, path: '/treatments/x' }] },
      /page \/treatments\/x is outside of its prefixes/,
    ],
    [
      'a page without a module',
      { pages: [{ ...contact, expose: 'form' }] },
      /names "form", which it does not expose/,
    ],
    ["another remote's release", { remote: 'catalogue' }, /is a release of catalogue/],
  ])('refuses %s', (_what, change, sentence) => {
    expect(findIncompatibility('quote', { ...fit, ...change })).toMatch(sentence);
  });
});

describe('a node bundle', () => {
  it("gets the shell's own modules", () => {
    expect(evaluateBundle(`module.exports = { same: require('react') }`, 'a.cjs')).toHaveProperty(
      'same.useState',
    );
  });
  it('gets nothing of Node', () => {
    expect(() => evaluateBundle(`require('node:fs')`, 'a.cjs')).toThrow(/requires "node:fs"/);
  });
  it('may not run for ever', () => {
    expect(() => evaluateBundle('for (;;) {}', 'a.cjs')).toThrow(/timed out/);
  });
});
