/** Whether the page holds a style sheet. */
export const isHeld = (href: string): boolean =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].some(
    ({ dataset }) => dataset.href === href,
  );

/**
 * The bundler's runtime looks for links before it requests the style sheet of a chunk of the shell. For each that the page
 * holds one stands there that requests nothing.
 */
export function markHeldStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href^="/assets/"]')) {
    const [chunk] = dataset.href?.split('/').at(-1)?.split('.') ?? [];
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet' });
    link.dataset.rspack = `shell:chunk-${chunk}`;
    document.head.append(link);
  }
}
