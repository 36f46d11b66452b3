const WITHOUT_WORDS = /<(script|style|template|nav|h[1-6])\b.*?<\/\1>/gs;

/** What a page says between header and footer, besides its headings and the way to it. */
export function pageWords(html: string): string {
  const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  return main
    .replaceAll(WITHOUT_WORDS, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .trim();
}
