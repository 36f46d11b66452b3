const NOT_YET = 'not all';

/**
 * Adds a link to a style sheet. If the page holds some of its rules, the sheet takes effect only when `applyWholeStyles`
 * replaces them by it.
 * @param address what to request instead, when the sheet is requested again
 */
export function linkStyles(
  href: string,
  attributes: Partial<HTMLLinkElement> = {},
  address = href,
): HTMLLinkElement {
  const rules = findHeldRules().find(({ dataset }) => dataset.rulesOf === href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    // The bundler's runtime looks for the absolute address. If it finds none, it requests the file again.
    href: new URL(address, document.baseURI).href,
    ...(rules && { media: NOT_YET }),
    ...attributes,
  });
  if (rules) rules.before(link);
  else document.head.append(link);
  return link;
}

/** Requests the shell's sheets in full. @returns resolves when each has loaded or failed */
export async function loadWholeStyles(): Promise<void> {
  const links = findHeldRules()
    .map(({ dataset }) => dataset.rulesOf ?? '')
    .filter(href => href.startsWith('/assets/'))
    .map(href => linkStyles(href));
  await Promise.all(
    links.map(
      link =>
        new Promise(resolve => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );
}

/** Replaces the rules in the page by the sheets that have loaded: all at once, since each replacement restyles the page. */
export function applyWholeStyles(): void {
  for (const { sheet, nextElementSibling: rules } of document.querySelectorAll<HTMLLinkElement>(
    `link[media="${NOT_YET}"]`,
  )) {
    // If the link's own attribute changed, browsers would load the sheet again.
    if (sheet?.media.mediaText !== NOT_YET) continue;
    sheet.media.mediaText = 'all';
    if (rules instanceof HTMLStyleElement) rules.remove();
  }
}

const findHeldRules = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-rules-of]')];
