/** The link that an element is in, if it leads to this site in this window: a download does not. */
export function linkHere(element: EventTarget | null): HTMLAnchorElement | undefined {
  const link = element instanceof Element && element.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return link.target || link.hasAttribute('download') ? undefined : link;
}
