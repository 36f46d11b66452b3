import type { Services } from 'shared-contracts';
import { createTripStore } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import { expect, it } from 'vitest';
import { freezeShared } from './freeze-shared.ts';

it.each(['first', 'next'])(
  'lets nobody replace what all pages and widgets work with, which goes on working, on the %s page',
  () => {
    const services = { api: {}, session: {}, notify: () => undefined } as unknown as Services;
    const { store, queryClient } = freezeShared({
      services,
      store: createTripStore(),
      queryClient: createQueryClient(),
    });
    const given = [services, services.api, services.session, store, queryClient];
    expect(given.map(Object.isFrozen)).toEqual(given.map(() => true));
    const kind = Object.getPrototypeOf(queryClient);
    expect(() => Object.assign(kind, { fetchQuery: undefined })).toThrow('read only');
    expect(() => Object.assign(queryClient.getQueryCache().config, { onError: undefined })).toThrow(
      'read only',
    );
    freezeShared({ services, store, queryClient });
    queryClient.setQueryData(['price'], 1);
    expect(() => queryClient.clear()).toThrow("The query client is everybody's.");
    expect(() => queryClient.setDefaultOptions({})).toThrow("The query client is everybody's.");
    expect(queryClient.getQueryData(['price'])).toBe(1);
  },
);
