import type { LoadContext } from 'shared-contracts';

/** What a query of a page's data is made from: the context of `load`, or a component's services. */
export type QueryContext = Pick<LoadContext, 'api' | 'queryClient'> & Partial<Pick<LoadContext, 'server'>>;
