import { pageAt, type SitePage, sitePages } from 'shared-contracts/host';
import { layoutCopy } from './layout.copy.ts';

const linksOf = (menu: SitePage['menu']) =>
  sitePages.filter(page => page.menu === menu).map(({ path, name }) => ({ to: path, label: name }));

/** Section 2: the links of the navbar, beside its Contact Us button. */
export const mainLinks = linksOf('main');
/** Pages that the footer lists after those of the navbar. */
export const footerLinks = linksOf('footer');
export const legalLinks = linksOf('legal');
export const contactLink = { to: pageAt('/contact').path, label: layoutCopy.contact };

/** The link that the menu marks on a page at this path, whatever the case of its letters. */
export const markedLink = (path: string): string | undefined =>
  mainLinks.find(({ to }) => `${path.toLowerCase()}/`.startsWith(`${to}/`))?.to;
