import type { Context } from 'hono';
import { OVERRIDES_ID } from '../../composition/client/is-overridden.ts';
import { type Overrides, overridesOf } from '../../composition/overrides.ts';
import { toScriptJson } from '../../script-json.ts';
import type { RenderedPage } from '../pages/rendered-page.ts';
import { CODE_ORIGINS } from '../security/security-headers.ts';

/**
 * The page as one browser gets it: its data names the overrides, and the policy of this answer admits their origins. The HTML
 * stays that of the live releases, since this server cannot reach a tester's machine.
 */
export function overridePage(context: Context, page: RenderedPage, overrides: Overrides): RenderedPage {
  const entries = overridesOf(overrides);
  context.set(CODE_ORIGINS, [...new Set(entries.map(([, address]) => new URL(address).origin))]);
  const block = `<script type="application/json" id="${OVERRIDES_ID}">${toScriptJson(overrides)}</script>`;
  // The code of an overridden release is not going to run.
  const preloads = new RegExp(
    `<link rel="preload" [^>]*href="/_releases/(?:${entries.map(([remote]) => remote).join('|')})/[^>]*>`,
    'g',
  );
  const html = Buffer.from(page.html)
    .toString()
    .replace(preloads, '')
    .replace(/(?=<\/body>)/, () => block);
  // Incomplete, as far as caches are concerned: it has no ETag.
  return { ...page, html: new TextEncoder().encode(html), isComplete: false };
}
