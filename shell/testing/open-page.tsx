import { screen, within } from '@carefare/testing';
import type { ShellPageName } from '../site/pages/page-modules.ts';
import { loadShellPage } from '../site/pages/page-modules.ts';
import { renderShell } from './render-shell.tsx';

/** Renders one of the shell's pages. */
export async function openPage(
  name: ShellPageName,
  path = `/${name}`,
  options: Parameters<typeof renderShell>[2] = {},
) {
  const page = await loadShellPage(name);
  return { ...renderShell(<page.Component />, path, options), page };
}

export const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Headings of the third level in the section of a heading. */
export const listBelow = (heading: string) =>
  within(sectionOf(heading)).getAllByRole('heading', { level: 3 });

/** The section of a heading. */
export const sectionOf = (heading: string) =>
  screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement;
