import { expect, it } from 'vitest';
import { getShared } from './share-scope.ts';

const scope = { react: { '19.3.1': { get: () => Promise.resolve(() => 'React') } } };

it('gets the contract for a release that was built with an earlier major of it', async () => {
  const contract = { 'shared-contracts': { '2.0.0': { get: () => Promise.resolve(() => 'contract') } } };
  expect(await getShared(contract, 'shared-contracts', '^1.6.0')).toBe('contract');
});

it('gets the version of the shell, and throws for another and for a module that is not shared', async () => {
  expect(await getShared(scope, 'react', '^19.1.0')).toBe('React');
  const other = 'react ^19.4.0 is needed, the shell has 19.3.1';
  await expect(getShared(scope, 'react', '^19.4.0')).rejects.toThrow(other);
  await expect(getShared(scope, 'vue', '^3.0.0')).rejects.toThrow('the shell has none');
});
