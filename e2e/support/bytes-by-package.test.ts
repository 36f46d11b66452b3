import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesByPackage, packageOf } from './bytes-by-package.ts';
import { decodeMappings } from './decode-mappings.ts';

describe('decodeMappings', () => {
  it('adds up columns within a line, and sources over all lines', () => {
    expect(decodeMappings('AAAA,KCAA;EAAA,C')).toEqual([
      { line: 0, column: 0, source: 0 },
      { line: 0, column: 5, source: 1 },
      { line: 1, column: 2, source: 1 },
      { line: 1, column: 3, source: undefined },
    ]);
  });

  it('reads negative numbers and numbers of several digits', () => {
    expect(decodeMappings('gDCAA,DDAA')).toEqual([
      { line: 0, column: 48, source: 1 },
      { line: 0, column: 47, source: 0 },
    ]);
  });
});

describe('packageOf', () => {
  it.each([
    [
      'webpack://shell/../node_modules/.pnpm/react-dom@19.3.1_react@19.3.1/node_modules/react-dom/client.js',
      'react-dom',
    ],
    [
      'webpack://shell/../node_modules/.pnpm/@mantine+core@9/node_modules/@mantine/core/esm/a.mjs',
      '@mantine/core',
    ],
    ['webpack://shell/../shared-contracts/src/index.ts', 'shared-contracts'],
    ['webpack://shell/../mfe-quote/src/exposes/contact.tsx', 'mfe-quote'],
    ['webpack://shell/./src/frame.tsx', 'shell'],
    ['webpack://shell/webpack/runtime/load_script', 'bundler'],
  ])('of %s', (source, name) => expect(packageOf(source, 'shell')).toBe(name));
});

describe('bytesByPackage', () => {
  it('shares out the size of the whole file', () => {
    const [a, b] = ['const alpha = "alpha";', 'console.log("beta", "gamma", "delta", alpha);'];
    // The second source begins where the first ends, at column 22.
    const map = {
      sources: ['webpack://shell/./src/a.ts', 'webpack://shell/../mfe-quote/src/b.ts'],
      mappings: 'AAAA,sBCAA',
    };
    const sizes = bytesByPackage(a + b, map, 'shell');
    expect([...sizes.keys()]).toEqual(['shell', 'mfe-quote']);
    expect(sizes.get('mfe-quote')).toBeGreaterThan(sizes.get('shell') ?? 0);
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    expect(sum).toBeCloseTo(brotliCompressSync(a + b).length);
  });
});
