const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/gi;
const LINK = /<link\b[^>]*>/gi;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** HTML without scripts, without links that load scripts or fonts, and without web fonts in its styles. */
export const stripHtml = (html: string): string =>
  stripFonts(html.replaceAll(SCRIPT, '').replaceAll(LINK, link => (loadsCodeOrFont(link) ? '' : link)));

/** CSS without `@font-face`. */
export const stripFonts = (css: string): string => css.replaceAll(FONT_FACE, '');

const loadsCodeOrFont = (link: string): boolean =>
  /\brel=["']?modulepreload\b/i.test(link) ||
  (/\brel=["']?(preload|prefetch)\b/i.test(link) && /\bas=["']?(script|font)\b/i.test(link));
