import { Script } from 'node:vm';
import type { Release } from 'shared-contracts/host';
import { describe, expect, it, vi } from 'vitest';
import { compositionOf } from '../../../testing/composition-of.ts';
import { rows } from '../../../testing/rows.ts';
import { evaluateBundle } from '../rendering/evaluate-bundle.ts';
import { evaluateComposition } from '../rendering/evaluate-composition.ts';
import { offeredModules } from '../rendering/host-modules.ts';
import { findIncompatibility as findWith } from './check-release.ts';

const findIncompatibility = (remote: 'quote' | 'catalogue', release: Release) =>
  findWith(remote, release, offeredModules);

const asset = { file: 'web/a.js', integrity: 'sha384-x' };
const [contact] = rows.quote;
if (!contact) throw new Error('quote has a page');
const compatible: Release = {
  schema: 1,
  remote: 'quote',
  container: 'mfe_quote',
  version: '1.0.0',
  digest: '0123456789abcdef',
  prefixes: ['/contact'],
  pages: [contact],
  widgets: [],
  exposes: { contact: { js: [asset], css: [], entryPoints: [] } },
  web: asset,
  node: asset,
  files: { 'web/a.js': { integrity: 'sha384-x', bytes: 1 } },
  removes: [],
  uses: { 'shared-contracts': ['brand'], 'shared-contracts/ui': ['Button', 'useServices'] },
  shared: { react: '^19.0.0', 'shared-contracts': '^1.0.0' },
};

describe('findIncompatibility', () => {
  it('accepts a compatible release', () => expect(findIncompatibility('quote', compatible)).toBeUndefined());

  it.each<[string, Partial<Release>, RegExp]>([
    [
      'a name that the contract lacks',
      { uses: { 'shared-contracts/ui': ['Button', 'Carousel'] } },
      /uses "Carousel" of shared-contracts\/ui, which the contract .* does not offer to remotes/,
    ],
    [
      'a name for hosts',
      { uses: { 'shared-contracts': ['brand', 'createApi'] } },
      /uses "createApi" of shared-contracts, which the contract .* does not offer to remotes/,
    ],
    [
      'a module that no page and no slot names',
      { exposes: { ...compatible.exposes, teaser: { js: [], css: [], entryPoints: [] } } },
      /does not say where its module teaser belongs/,
    ],
    ['a file that its list lacks', { files: {} }, /its list of files lacks web\/a\.js/],
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
    expect(findIncompatibility('quote', { ...compatible, ...change })).toMatch(sentence);
  });
});

describe('evaluateBundle', () => {
  it("answers require with the shell's own modules", () => {
    expect(evaluateBundle(`module.exports = { same: require('react') }`, 'a.cjs')).toHaveProperty(
      'same.useState',
    );
  });
  it('refuses modules of Node', () => {
    expect(() => evaluateBundle(`require('node:fs')`, 'a.cjs')).toThrow(/requires "node:fs"/);
  });
  it('stops a bundle that does not end', () => {
    const { runInThisContext } = Script.prototype;
    vi.spyOn(Script.prototype, 'runInThisContext').mockImplementation(function run(this: Script, options) {
      expect(options?.timeout).toBe(2_000);
      return runInThisContext.call(this, { ...options, timeout: 10 });
    });
    expect(() => evaluateBundle('for (;;) {}', 'a.cjs')).toThrow(/timed out/);
  });
  it('gives a bundle no more of the process than whether this is production', () => {
    const given = evaluateBundle('module.exports = { ...process }', 'a.cjs');
    expect(given).toEqual({ env: { NODE_ENV: process.env.NODE_ENV } });
  });
});

it('a bundle that lacks a module of its release is refused, as its remote', () => {
  const composition = compositionOf('quote', { exposes: { contact: { js: [], css: [], entryPoints: [] } } });
  const code = 'module.exports = { exposed: { other: { page: {} } } }';
  const bundle = { remote: 'quote', filename: 'a.cjs', code } as const;
  expect(() => evaluateComposition(composition, [bundle])).toThrow(
    expect.objectContaining({
      remote: 'quote',
      message: '"contact" exports neither page nor widget',
    }),
  );
});
