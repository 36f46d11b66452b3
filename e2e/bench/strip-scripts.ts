const SCRIPT = /<script\b[^>]*>[^]*?<\/script>/gi;
const LINK = /<link\b[^>]*>/gi;

/** HTML without scripts, and without links that load scripts. */
export const stripScripts = (html: string): string =>
  html.replaceAll(SCRIPT, '').replaceAll(LINK, link => (loadsCode(link) ? '' : link));

const loadsCode = (link: string): boolean =>
  /\brel=["']?modulepreload\b/i.test(link) ||
  (/\brel=["']?(preload|prefetch)\b/i.test(link) && /\bas=["']?script\b/i.test(link));
