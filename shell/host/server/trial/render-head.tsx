import { StaticRouter } from 'react-router-dom';
import type { PageHead } from 'shared-contracts';
import { theSite } from '../../site.ts';
import { createLoadContext } from '../rendering/html/load-for-render.ts';
import { renderDocument } from '../rendering/html/render-document.tsx';
import { createServerModules } from '../rendering/html/server-modules.ts';
import type { RenderOptions } from '../rendering/rendered-page.ts';

/** Renders a document with this head, or with none of a page, and without a page. */
export async function renderHead(
  head: PageHead | undefined,
  { evaluated, config, api }: Pick<RenderOptions, 'evaluated' | 'config' | 'api'>,
): Promise<string> {
  const { Head } = theSite();
  const modules = createServerModules(evaluated, new Set());
  const context = createLoadContext(api, new URL('/', config.origin));
  const content = <StaticRouter location="/">{head && <Head head={head} config={config} />}</StaticRouter>;
  return String(await renderDocument(content, { modules, context }, { config, api }));
}
