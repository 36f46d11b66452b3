import { decodeSegment } from 'shared-contracts/host';

const HEADINGS = ':is(h1, h2, h3, h4)';

/** The heading that its module moves the focus to, such as "Step 2 of 5". */
export const focusableHeading = (root: Element): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${HEADINGS}[tabindex="-1"]`);

/** The section that a hash names; `#id&…` is a shared link. A hash may be anything that somebody typed. */
export function sectionOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeSegment(hash.slice(1)).split('&')[0] ?? '');
}

/** The heading where a visitor who arrives at a section goes on: that of its widget if it has one, else the section's first. */
export function headingOf(section: Element): HTMLElement | null {
  const widget = section.closest('[data-module][id]') ?? section;
  const heading = focusableHeading(widget) ?? section.querySelector<HTMLElement>(HEADINGS);
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Whether the page stands at a section that its address names: the visitor has not scrolled on. One near the page's end is seen
 * from the end.
 */
export function isAtSection(section: Element | null): boolean {
  if (!section) return false;
  const start = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(section).scrollMarginTop,
  ].reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0);
  const { top } = section.getBoundingClientRect();
  const isAtEnd =
    window.scrollY > 0 && window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 2;
  return Math.abs(top - start) < 2 || (isAtEnd && top > start && top < window.innerHeight);
}

/**
 * Notes where the page stands before a module in it is replaced by one of another height. While both are in the page,
 * scroll anchoring may pick the wrong one.
 * @returns a function that keeps the page there: at the section that the address names, if it stood at one, else at the
 *   same height. A module above the view is left to the browser
 */
export function keepScroll(module: Element): () => void {
  const wasAtSection = isAtSection(sectionOf(location.hash));
  const isInView = module.getBoundingClientRect().bottom > 0;
  const top = window.scrollY;
  return () => {
    if (wasAtSection) sectionOf(location.hash)?.scrollIntoView();
    else if (isInView && window.scrollY !== top) window.scrollTo({ top });
  };
}
