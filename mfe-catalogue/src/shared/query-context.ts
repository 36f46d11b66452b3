import type { LoadContext } from 'shared-contracts';
import { useQueryClient, useServices } from 'shared-contracts/ui';

/** What a query of a page's data is made from: the context of `load`, or a component's services. */
export type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;

/** The context of a component. */
export function useQueryContext(): QueryContext {
  const { api } = useServices();
  return { api, queryClient: useQueryClient() };
}
