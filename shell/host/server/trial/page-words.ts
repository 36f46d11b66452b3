/** What says nothing by itself: code, headings, and the way to the page. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'nav', 'h1', 'h2', 'h3', 'h4']);

/** What a page says between header and footer, besides its headings and the way to it. */
export function pageWords(html: string): string {
  const [, main = ''] = html.split('<main', 2);
  const [inMain = ''] = main.split('</main>', 1);
  let silent: string | undefined;
  let words = '';
  for (const piece of inMain.split('<')) {
    const [, isEnd, name = ''] = /^(\/?)([a-z]+\d?)/.exec(piece) ?? [];
    if (silent === undefined && !isEnd && SILENT.has(name)) silent = name;
    else if (isEnd && name === silent) silent = undefined;
    if (silent === undefined) words += ` ${piece.slice(piece.indexOf('>') + 1)}`;
  }
  return words.trim();
}
