import type { RenderedPage } from '../rendering/rendered-page.ts';
import { previewsCopy as copy } from './previews.copy.ts';

export const LEAVE_PATH = '/_channel';

const css = `
  .preview { position: fixed; inset: auto auto 1rem 1rem; z-index: 350; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; max-width: calc(100% - 2rem); padding: .625rem .625rem .625rem 1.25rem; border: 1px solid rgb(255 255 255 / 35%); border-radius: 1.75rem; background: var(--sea-deep); box-shadow: 0 4px 24px rgb(0 0 0 / 18%); color: #fff; font-size: .9375rem }
  .preview p { margin: 0; overflow-wrap: anywhere }
  .preview button { min-height: 2.75rem; padding: .25rem 1.25rem; border: 1px solid rgb(255 255 255 / 70%); border-radius: 999px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer }
`;

/** The page with a badge that says what it is, and leads back. @param channel its name, which needs no escaping */
export function markPreview(page: RenderedPage, channel: string): RenderedPage {
  const badge = `<style>${css}</style><aside class="preview" data-channel="${channel}" aria-label="${copy.badge(channel)}"><p>${copy.badge(channel)}</p><form method="post" action="${LEAVE_PATH}"><button>${copy.leave}</button></form></aside>`;
  const marked = Buffer.from(page.html)
    .toString()
    .replace(/(?=<\/body>)/, () => badge);
  // Incomplete, as far as caches are concerned: it has no ETag.
  return { ...page, html: new TextEncoder().encode(marked), isComplete: false };
}
