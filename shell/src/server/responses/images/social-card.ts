import { addressesOf, fillText, type SitePage } from 'shared-contracts/host';

export const DEFAULT_IMAGE = '/images/brand.svg';

interface SocialCard {
  title: string;
  text: string;
  /** One of the shell's public files. */
  image: string;
  /** Of the page's address. */
  values: Readonly<Record<string, string>>;
}

/** The preview picture of the page with this main path; undefined for aliases and for paths without an indexed page. */
export function createSocialCard(pages: readonly SitePage[], path: string): SocialCard | undefined {
  for (const page of pages) {
    const address = page.noindex ? undefined : addressesOf(page).find(entry => entry.path === path);
    if (!address) continue;
    const { title, text, image = DEFAULT_IMAGE } = page.social;
    return {
      title: fillText(title, address),
      text: fillText(text, address),
      image: fillText(image, address),
      values: address.values,
    };
  }
  return undefined;
}
