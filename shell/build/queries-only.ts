/**
 * What the browser's query client has in place of its cache of mutations and of endless lists: the contract exports no hook
 * of either.
 */
export class MutationCache {
  clear(): void {}
  findAll(): [] {
    return [];
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}

function refuse(): never {
  throw new Error('There are no endless lists here');
}

export { refuse as hasNextPage, refuse as hasPreviousPage, refuse as infiniteQueryBehavior };
