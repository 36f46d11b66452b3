import { createStaticHandler } from 'react-router-dom';
import { createTripStore, type LoadContext, type ModuleId } from 'shared-contracts';
import { createQueryClient } from 'shared-contracts/ui';
import { RemoteModule } from '../../composition/remote-module.tsx';
import { createServerModules } from '../../composition/server/server-modules.ts';
import { runLoad } from './load-page.ts';
import { renderDocument } from './render-document.tsx';
import type { RenderOptions } from './render-page.ts';

/**
 * Renders one widget alone, for a rehearsal: pages of the shell may place it anywhere.
 * @throws whatever the widget throws
 */
export async function renderModule(
  id: ModuleId,
  { evaluated, config, api }: Pick<RenderOptions, 'evaluated' | 'config' | 'api'>,
): Promise<string> {
  const modules = createServerModules(evaluated, new Set());
  const context: LoadContext = {
    api,
    queryClient: createQueryClient({ server: true }),
    store: createTripStore(),
    params: {},
    url: new URL('/', config.origin),
    server: true,
  };
  await runLoad(id, () => modules.get(id)?.widget?.load?.(context));
  const handler = createStaticHandler([
    { path: '*', element: <RemoteModule id={id} fallback={() => null} /> },
  ]);
  const routing = await handler.query(new Request(context.url));
  if (routing instanceof Response) throw new Error('a widget cannot redirect');
  return await renderDocument({ routes: handler.dataRoutes, routing, modules, context }, { config, api });
}
