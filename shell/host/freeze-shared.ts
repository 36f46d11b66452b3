import type { LoadContext, Services } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';

interface Shared {
  services: Services;
  store: LoadContext['store'];
  queryClient: QueryClient;
}

const refuse = () => {
  throw new Error("The query client is everybody's.");
};

/**
 * Everybody works with these: code of a remote that would replace a method for all throws, also what empties the query client
 * or sets it for all. What they hold still changes.
 */
export function freezeShared({ services, store, queryClient }: Shared): Shared {
  const { api, session } = services;
  const cache = queryClient.getQueryCache();
  const kinds = [queryClient, cache].map(each => Object.getPrototypeOf(each));
  // Their kind may be frozen by an earlier render, so they cannot be assigned.
  for (const key of ['clear', 'setDefaultOptions'])
    Object.defineProperty(queryClient, key, { value: refuse });
  [services, api, session, store, queryClient, cache, cache.config, ...kinds].forEach(Object.freeze);
  return { services, store, queryClient };
}
