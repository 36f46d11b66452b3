import { StaticRouter } from 'react-router-dom';
import type { LoadContext } from 'shared-contracts';
import { createTripStore, type ModuleId } from 'shared-contracts/host';
import { createQueryClient } from 'shared-contracts/ui/host';
import { RemoteModule } from '../../remote/remote-module.tsx';
import { runLoad } from './load-for-render.ts';
import { renderDocument } from './render-document.tsx';
import type { RenderOptions } from './rendered-page.ts';
import { createServerModules } from './server-modules.ts';

/**
 * Renders one widget alone, for a rehearsal: pages of the shell may place it anywhere.
 * @throws whatever the widget throws
 */
export async function renderModule(
  id: ModuleId,
  { evaluated, config, api }: Pick<RenderOptions, 'evaluated' | 'config' | 'api'>,
): Promise<Buffer> {
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
  const content = (
    <StaticRouter location="/">
      <RemoteModule id={id} renderFallback={() => null} />
    </StaticRouter>
  );
  return await renderDocument(content, { modules, context }, { config, api });
}
