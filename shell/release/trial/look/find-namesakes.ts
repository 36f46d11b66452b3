/**
 * Runs in the browser. @returns a clause for each link of a module that has the name of one of the site's own, in its header
 * or footer, and leads elsewhere
 */
export function findNamesakes(modules: readonly string[]): string[] {
  const nameOf = (link: Element) =>
    (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/\s+/g, ' ').trim().toLowerCase();
  /** Also of a mail without its subject. */
  const placeOf = ({ origin, pathname, href }: HTMLAnchorElement) =>
    origin === location.origin ? pathname : (href.split('?', 1)[0] ?? '');
  const find = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const own = new Map<string, Set<string>>();
  for (const link of find(':is(header, footer) a[href]'))
    own.set(nameOf(link), (own.get(nameOf(link)) ?? new Set()).add(placeOf(link)));
  const links = modules.flatMap(id => find(`[data-module="${id}"] a[href]`));
  const clauses = links.flatMap(link => {
    const places = own.get(nameOf(link));
    return !places || places.has(placeOf(link))
      ? []
      : [
          `names a link "${nameOf(link)}", as the site names ${[...places].join(' and ')}, that leads to ${placeOf(link)}`,
        ];
  });
  return [...new Set(clauses)];
}
