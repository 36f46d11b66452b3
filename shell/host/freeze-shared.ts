import type { LoadContext, Services } from 'shared-contracts';
import type { QueryClient } from 'shared-contracts/ui';

interface Shared {
  services: Services;
  store: LoadContext['store'];
  queryClient: QueryClient;
}

/** Everybody works with these: code of a remote that would replace a method for all throws. What they hold still changes. */
export function freezeShared({ services, store, queryClient }: Shared): Shared {
  const { api, session } = services;
  const cache = queryClient.getQueryCache();
  const kinds = [queryClient, cache].map(each => Object.getPrototypeOf(each));
  [services, api, session, store, queryClient, cache, cache.config, ...kinds].forEach(Object.freeze);
  return { services, store, queryClient };
}
