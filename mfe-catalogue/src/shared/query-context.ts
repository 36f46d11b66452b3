import type { LoadContext } from 'shared-contracts';
import { useQueryClient, useServices } from 'shared-contracts/ui';

/** What a query of a page's data is made from: the context of `load`, or a component's services. */
export type QueryContext = Pick<LoadContext, 'api' | 'queryClient' | 'offers'> &
  Partial<Pick<LoadContext, 'server'>>;

/** Of a component. */
export function useQueryContext(): QueryContext {
  const { api, offers } = useServices();
  return { api, offers, queryClient: useQueryClient() };
}
