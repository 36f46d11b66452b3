import type { LoadContext, LoadResult } from 'shared-contracts';
import type { Composition } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import type { Match } from '../../../page/match.ts';
import type { Modules } from '../../../page/modules.ts';
import { type PlacedWidget, placedWidgets } from '../../../page/placed-widgets.ts';
import { theSite } from '../../../site.ts';
import type { RenderOptions } from '../rendered-page.ts';
import { runLoad } from './run-load.ts';
import { DeadlineError } from './with-deadline.ts';

/** The widgets of the page that an address names. */
export async function expectedWidgets(composition: Composition, match: Match): Promise<PlacedWidget[]> {
  if (match.kind === 'remote') return placedWidgets(composition, match.id, match.params);
  const page = match.kind === 'shell' ? await theSite().pages.load(match.name) : undefined;
  return placedWidgets(composition, page?.slots ?? [], {});
}

/**
 * Loads the data of a page's widgets, apart from the page's own: it is in their HTML and not in the page's data, because they
 * stay HTML until their code is there and fetches it.
 */
export function createWidgetLoader(
  context: LoadContext,
  modules: Pick<Modules, 'get'>,
  onError: RenderOptions['onError'],
) {
  const queryClient = createQueryClient({ server: true });
  const loadWidget = async (
    { id, params }: PlacedWidget,
    deadline: number | undefined,
  ): Promise<Pick<LoadResult, 'status'>> => {
    const module = modules.get(id);
    try {
      const result = await runLoad(
        id,
        () => module?.widget?.load?.({ ...context, queryClient, params }),
        deadline,
      );
      return result ?? { status: module ? 200 : 503 };
    } catch (error) {
      // A widget in another remote's page has little time. If the API is slow, the widget's code is not at fault.
      if (deadline === undefined || !(error instanceof DeadlineError)) onError(error, `loading ${id}`, id);
      return { status: 503 };
    }
  };
  return {
    /** @returns of each its status. Never rejects */
    load: (widgets: readonly PlacedWidget[], deadline?: number) =>
      Promise.all(widgets.map(widget => loadWidget(widget, deadline))),
    /** Adds the data to the page's, so that the widgets are rendered with it. Data that the page has already is not replaced. */
    moveQueries(): void {
      const cache = context.queryClient.getQueryCache();
      for (const { queryKey, queryHash, state } of queryClient.getQueryCache().getAll())
        if (!cache.get(queryHash))
          cache.build(context.queryClient, { queryKey, queryHash }, { ...state, fetchStatus: 'idle' });
    },
  };
}
