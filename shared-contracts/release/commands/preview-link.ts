import { UsageError } from './usage-error.ts';

/**
 * Where a channel is seen: on the site that PREVIEW_SITE names, a shell with PREVIEWS=1.
 * @throws UsageError when that is no address
 */
export function previewLink(channel: string, { PREVIEW_SITE: site } = process.env): string {
  const path = `/_channel/${channel}`;
  if (!site) return `${path} of a shell with PREVIEWS=1`;
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new UsageError(
      `PREVIEW_SITE is an address such as https://preview.carefare.example, not "${site}".`,
    );
  return new URL(path, site).href;
}
