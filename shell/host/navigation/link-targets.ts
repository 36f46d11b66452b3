import type { ModuleId } from 'shared-contracts/host';
import { normalizePath } from '../page/match.ts';
import { linkHere } from '../remote/link-here.ts';

/** Where the element's link leads in this document: to another page, or to a widget of this one. */
export function targetOf(element: EventTarget | null): URL | undefined {
  const link = linkHere(element);
  if (!link) return;
  const url = new URL(link.href);
  return isCurrentPage(url) && !widgetAt(url) ? undefined : url;
}

export const isCurrentPage = (url: URL): boolean =>
  normalizePath(url.pathname) === normalizePath(location.pathname);

/** The widget of the current page in the section that the address names. */
export const widgetAt = ({ hash }: URL): ModuleId | undefined =>
  document.getElementById(hash.slice(1))?.dataset.module as ModuleId | undefined;

/** Key under which a page, or a widget of the current one, is prefetched only once. */
export const addressOf = (url: URL): string =>
  normalizePath(url.pathname) + (isCurrentPage(url) ? url.hash : '');
