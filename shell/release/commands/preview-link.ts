import { UsageError } from './usage-error.ts';

/**
 * Where channels are seen: on the site that PREVIEW_SITE names, a shell with PREVIEWS=1.
 * @returns the link of a channel
 * @throws UsageError when that is not an address, so commands ask for it before they do anything
 */
export function previewLinks({ PREVIEW_SITE: site } = process.env): (channel: string) => string {
  const pathOf = (channel: string) => `/_channel/${channel}`;
  if (!site) return channel => `${pathOf(channel)} of a shell with PREVIEWS=1`;
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new UsageError(
      `PREVIEW_SITE is an address such as https://preview.carefare.example, not "${site}".`,
    );
  return channel => new URL(pathOf(channel), site).href;
}
