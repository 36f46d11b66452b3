import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesByPackage, packageOf } from './bytes-by-package.ts';

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
    ['webpack://shell/./host/frame.tsx', 'shell'],
    ['webpack://shell/webpack/runtime/load_script', 'bundler'],
  ])('of %s', (source, name) => expect(packageOf(source, 'shell')).toBe(name));
});

describe('bytesByPackage', () => {
  it('shares out the size of the whole file', () => {
    const [a, b] = ['const alpha = "alpha";', 'console.log("beta", "gamma", "delta", alpha);'];
    // The second source begins where the first ends, at column 22.
    const map = {
      sources: ['webpack://shell/./host/a.ts', 'webpack://shell/../mfe-quote/src/b.ts'],
      mappings: 'AAAA,sBCAA',
    };
    const sizes = bytesByPackage(a + b, map, 'shell');
    expect([...sizes.keys()]).toEqual(['shell', 'mfe-quote']);
    expect(sizes.get('mfe-quote')).toBeGreaterThan(sizes.get('shell') ?? 0);
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    expect(sum).toBeCloseTo(brotliCompressSync(a + b).length);
  });
});
