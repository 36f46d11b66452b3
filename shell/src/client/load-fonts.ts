/**
 * Asks for the brand's fonts when the page's HTML is read. Without it they are asked for when the page is laid out, later. Asked
 * for in the head, or by a preload, they hold back the first paint for 50 ms, which on a phone's network is too short for them.
 */
export function loadFonts(): void {
  // A browser that lacks a font shows the fallback.
  for (const font of ['1em Figtree', '560 1em Fraunces']) document.fonts.load(font).catch(() => {});
}
