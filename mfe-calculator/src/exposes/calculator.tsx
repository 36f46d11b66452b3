import { type ExposedWidget, queries } from 'shared-contracts';
import { Wizard } from '../features/wizard/wizard.tsx';

/** The home page's cost calculator (section 4). */
export const widget: ExposedWidget = {
  Component: Wizard,
  async load({ api, queryClient, server }) {
    const loads = [queries.treatments(api), queries.options(api)].map(query =>
      queryClient.fetchQuery<unknown>(query),
    );
    const status = await Promise.all(loads).then(
      () => 200 as const,
      () => 503 as const,
    );
    return { status: server ? status : 200 };
  },
};
