/**
 * Runs in the browser: compares the rules of each style sheet with the rules in its own text, since code can insert rules
 * where no element shows them. @param folder where sheets of the remote are, whose rules are its own
 * @returns the end of a sentence for each sheet that is other
 */
export async function findChangedSheets(folder: string): Promise<string[]> {
  const textOf = (sheet: CSSStyleSheet): string =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n');
  const said: string[] = [];
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel=stylesheet], style',
  )) {
    const { sheet } = element;
    const address = element.getAttribute('href') ?? element.dataset.href;
    if (!sheet || address?.includes(folder)) continue;
    const text =
      element.localName === 'link' ? await (await fetch(address ?? '')).text() : element.textContent;
    const asWritten = await new CSSStyleSheet().replace(text ?? '');
    if (textOf(sheet) !== textOf(asWritten))
      said.push(`changes rules of ${address ? address.replace(/^.*\//, '') : '<style>'}`);
  }
  return said;
}
