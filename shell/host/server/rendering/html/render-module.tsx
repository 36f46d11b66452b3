import { StaticRouter } from 'react-router-dom';
import type { WidgetProps } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';
import { RemoteModule } from '../../../remote/remote-module.tsx';
import type { RenderOptions } from '../rendered-page.ts';
import { createLoadContext } from './load-for-render.ts';
import { renderDocument } from './render-document.tsx';
import { runLoad } from './run-load.ts';
import { createServerModules } from './server-modules.ts';

/**
 * Renders one widget by itself, for a trial: pages may place it anywhere.
 * @param handed what its slot hands on: parameters of the page, and data
 * @throws whatever the widget throws
 */
export async function renderModule(
  id: ModuleId,
  { evaluated, config, api }: Pick<RenderOptions, 'evaluated' | 'config' | 'api'>,
  handed: WidgetProps,
): Promise<Buffer> {
  const modules = createServerModules(evaluated, new Set());
  const context = createLoadContext(api, new URL('/', config.origin));
  const { params } = handed;
  await runLoad(id, () => modules.get(id)?.widget?.load?.({ ...context, params }));
  const content = (
    <StaticRouter location="/">
      <RemoteModule id={id} renderFallback={() => null} props={handed} />
    </StaticRouter>
  );
  return await renderDocument(content, { modules, context }, { config, api });
}
