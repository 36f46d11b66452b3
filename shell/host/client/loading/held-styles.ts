/** Whether the page holds a style sheet. */
export const isHeld = (href: string): boolean =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(
    ({ dataset }) => dataset.href === href,
  );

/**
 * Before it requests the style sheet of a chunk, the bundler's runtime looks for a link with its address: the shell's by the
 * path, a remote's by the absolute address. This adds such a link for each sheet in the page, of a type that no browser requests.
 */
export function markHeldStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    const { href = '' } = dataset;
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      type: 'text/held',
      href: href.startsWith('/assets/') ? href : new URL(href, document.baseURI).href,
    });
    document.head.append(link);
  }
}
