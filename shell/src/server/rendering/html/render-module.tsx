import { StaticRouter } from 'react-router-dom';
import type { ModuleId } from 'shared-contracts/host';
import { RemoteModule } from '../../../remote/remote-module.tsx';
import type { RenderOptions } from '../rendered-page.ts';
import { createLoadContext, runLoad } from './load-for-render.ts';
import { renderDocument } from './render-document.tsx';
import { createServerModules } from './server-modules.ts';

/**
 * Renders one widget by itself, for a trial: pages of the shell may place it anywhere.
 * @throws whatever the widget throws
 */
export async function renderModule(
  id: ModuleId,
  { evaluated, config, api }: Pick<RenderOptions, 'evaluated' | 'config' | 'api'>,
): Promise<Buffer> {
  const modules = createServerModules(evaluated, new Set());
  const context = createLoadContext(api, new URL('/', config.origin), evaluated.composition);
  await runLoad(id, () => modules.get(id)?.widget?.load?.(context));
  const content = (
    <StaticRouter location="/">
      <RemoteModule id={id} renderFallback={() => null} />
    </StaticRouter>
  );
  return await renderDocument(content, { modules, context }, { config, api });
}
