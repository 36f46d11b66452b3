const NOT_YET = 'not all';

/**
 * Links a style sheet. One of which the page holds rules applies only with `applyWholeStyles`, in their place.
 * @param address of this request, if it is not the first for the sheet
 */
export function linkStyles(
  href: string,
  attributes: Partial<HTMLLinkElement> = {},
  address = href,
): HTMLLinkElement {
  const rules = findHeldRules().find(({ dataset }) => dataset.rulesOf === href);
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    // With its whole address, by which the bundler's runtime finds it, or it would request the file as well.
    href: new URL(address, document.baseURI).href,
    ...(rules && { media: NOT_YET }),
    ...attributes,
  });
  if (rules) rules.before(link);
  else document.head.append(link);
  return link;
}

/** Requests the whole of the shell's sheets. @returns resolves when none of them is on its way any more */
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

/** Puts the whole sheets that are there in place of what the page holds of them; all at once, since each time restyles the page. */
export function applyWholeStyles(): void {
  for (const { sheet, nextElementSibling: rules } of document.querySelectorAll<HTMLLinkElement>(
    `link[media="${NOT_YET}"]`,
  )) {
    // By the link's own attribute, browsers would load the sheet once more.
    if (sheet?.media.mediaText !== NOT_YET) continue;
    sheet.media.mediaText = 'all';
    if (rules instanceof HTMLStyleElement) rules.remove();
  }
}

const findHeldRules = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-rules-of]')];
