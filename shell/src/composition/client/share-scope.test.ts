import { describe, expect, it } from 'vitest';
import { getShared } from './share-scope.ts';

describe('getShared', () => {
  const scope = { react: { '19.3.1': { get: () => Promise.resolve(() => 'React') } } };

  it('gets the version of the shell', async () =>
    expect(await getShared(scope, 'react', '^19.1.0')).toBe('React'));

  it('throws for another version and for a module that is not shared', async () => {
    await expect(getShared(scope, 'react', '^19.4.0')).rejects.toThrow(
      'react ^19.4.0 is needed, the shell has 19.3.1',
    );
    await expect(getShared(scope, 'vue', '^3.0.0')).rejects.toThrow('the shell has none');
  });
});
