import type { ModuleId } from 'shared-contracts/host';
import { PAYLOAD_ID, type PagePayload } from '../../../page/payload.ts';
import { toScriptJson } from '../../../page/script-json.ts';
import { theSite } from '../../../site.ts';
import type { RenderedPage, RenderJob, RenderOptions } from '../rendered-page.ts';
import { compactComposition } from './compact-composition.ts';
import { createPageContent } from './content.tsx';
import { renderFileLinks } from './file-links.ts';
import { loadForRender, type RenderInput } from './load-for-render.ts';
import { ModuleRenderError, renderDocument } from './render-document.tsx';

/**
 * Renders a page. No cookie is read, so that the page is the same for every visitor unless `posted` is given. A module that
 * throws is left out and its fallback shows.
 */
export async function renderPage(job: RenderJob, options: RenderOptions): Promise<RenderedPage> {
  const failed = new Set<ModuleId>(options.skip);
  reportSkippedPage(job, options);
  for (;;) {
    try {
      return await renderWithout(failed, job, options);
    } catch (error) {
      if (!(error instanceof ModuleRenderError) || failed.has(error.module)) throw error;
      options.onError(error.cause, `rendering ${error.module}`, error.module);
      failed.add(error.module);
    }
  }
}

/** A request whose page is left out, since its code looped or ended a worker a moment ago, fails like one that throws. */
function reportSkippedPage({ matched: { match } }: RenderJob, { skip, onError }: RenderOptions): void {
  if (match.kind === 'remote' && skip.includes(match.id))
    onError(
      new Error('it is left out after a loop or an end of its worker'),
      `rendering ${match.id}`,
      match.id,
    );
}

async function renderWithout(
  failed: ReadonlySet<ModuleId>,
  job: RenderJob,
  options: RenderOptions,
): Promise<RenderedPage> {
  const page = await loadForRender(job, options, failed);
  // Search engines would follow a remote's redirect and forget the page, so it counts as unavailable.
  if (!page) return { status: 503, html: new Uint8Array(), isComplete: false };
  const content = createPageContent(page.context.url, page.data);
  return assemblePage(await renderDocument(content, page, options), page, options);
}

/** Completes the document with links of its files and the data that the client hydrates from. */
function assemblePage(
  html: Buffer,
  { data, queries, modules, chunk, widgets, isComplete, isWithoutData }: RenderInput,
  { evaluated, masterData, styles, shell, config }: RenderOptions,
): RenderedPage {
  const { composition } = evaluated;
  const { match } = data;
  const page = match.kind === 'remote' && !data.hasNoData && modules.get(match.id) ? match.id : undefined;
  const visible = widgets.filter(id => modules.get(id));
  const links = renderFileLinks({
    composition,
    styles,
    shell,
    chunk,
    page,
    widgets: visible,
    html: html.toString(),
  });
  const payload = toScriptJson({
    composition: compactComposition(composition, {
      shown: page ? [page, ...visible] : visible,
      missed: [
        ...(match.kind === 'remote' && !page ? [match.id] : []),
        ...widgets.filter(id => !modules.get(id)),
      ],
    }),
    config,
    ...(Object.keys(masterData).length > 0 && { masterData }),
    page: { ...data, head: theSite().shownHead(data.head, config) },
    queries,
  } satisfies PagePayload);
  const payloadScript = `<script type="application/json" id="${PAYLOAD_ID}">${payload}</script>`;
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const parts = [
    html.subarray(0, headEnd),
    Buffer.from(links.head),
    html.subarray(headEnd, bodyEnd),
    // The code reads the payload.
    Buffer.from(payloadScript + links.bodyEnd),
    html.subarray(bodyEnd),
  ];
  return { status: data.status, html: Buffer.concat(parts), isComplete, isWithoutData };
}
