import { type ExposedWidget, queries } from 'shared-contracts';
import { Wizard } from '../features/wizard/wizard.tsx';

/** The home page's cost calculator (section 4). */
export const widget: ExposedWidget = {
  Component: Wizard,
  async load({ api, queryClient, server }) {
    const [treatments, options] = [queries.treatments(api), queries.options(api)].map(query =>
      queryClient.fetchQuery<unknown>(query).then(
        () => true,
        () => false,
      ),
    );
    // The first step needs only the treatments, and the browser shows it without waiting for the later steps' options.
    const isLoaded = (await treatments) && (!server || (await options));
    return { status: isLoaded || !server ? 200 : 503 };
  },
};
