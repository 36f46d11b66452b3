import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { readUpstream } from './kit-registry.ts';

it.each(['https://npm.example/npm', 'https://npm.example/npm/'])(
  'a registry at %s has its packages below it',
  address => {
    vi.stubEnv('npm_config_registry', address);
    expect(new URL('react', readUpstream(tmpdir())).href).toBe('https://npm.example/npm/react');
  },
);
