import { OVERRIDE_PATH, type Overrides, overridesOf } from '../composition/overrides.ts';

/** Path and query of an address, with `overlay` in it. Its fragment stays out: that of a shared link holds a trip. */
export function pathWithOverlay(href: string): string {
  const { pathname, search, searchParams } = new URL(href);
  if (searchParams.has('overlay')) return pathname + search;
  return `${pathname}${search ? `${search}&` : '?'}overlay`;
}

/** Opens this page with the overlay, after the question whether to run what this browser overrides. */
export function reproductionLink(href: string, overrides: Overrides): string {
  const to = pathWithOverlay(href);
  const { origin } = new URL(href);
  const entries = overridesOf(overrides);
  if (entries.length === 0) return origin + to;
  return `${origin}${OVERRIDE_PATH}?${new URLSearchParams([...entries, ['to', to]]).toString()}`;
}
