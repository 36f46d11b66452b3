import { shellPages } from 'shared-contracts/host';
import type { KnownComposition, MenuLink } from '../../host/page/modules.ts';
import { inMenus, linksOfRemotes } from '../../host/page/pages-of.ts';
import { layoutCopy } from './layout.copy.ts';

/** Section 2: the order of the menus. What it does not name comes last. */
const ORDER = [
  '/how-it-works',
  '/treatments',
  '/destinations',
  '/check-a-quote',
  '/blog',
  '/about',
  '/prices',
  '/who-pays-us',
  '/faq',
  '/accessibility',
  '/terms',
  '/privacy',
  '/cookies',
];
const placeOf = ({ path }: MenuLink): number => (ORDER.includes(path) ? ORDER.indexOf(path) : ORDER.length);

/** The links of a menu, those to pages of remotes among those to the shell's own. */
export const linksOf = (composition: KnownComposition, menu: MenuLink['menu']): readonly MenuLink[] =>
  [...inMenus(shellPages), ...linksOfRemotes(composition)]
    .filter(link => link.menu === menu)
    .sort((a, b) => placeOf(a) - placeOf(b));

/** The header's button. */
export const contactLink = { path: '/contact', name: layoutCopy.contact };

/** Every page that a menu or the header's button leads to. */
export const allLinksOf = (composition: KnownComposition): readonly Pick<MenuLink, 'path' | 'name'>[] => [
  ...(['main', 'footer', 'legal'] as const).flatMap(menu => linksOf(composition, menu)),
  contactLink,
];

/** The link that the main menu marks on a page at this path, whatever the case of its letters. */
export const markedLink = (composition: KnownComposition, path: string): string | undefined =>
  linksOf(composition, 'main').find(link => `${path.toLowerCase()}/`.startsWith(`${link.path}/`))?.path;
