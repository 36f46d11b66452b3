import { mainSlugOf, treatmentAddresses } from 'shared-contracts';

interface SocialCard {
  title: string;
  line: string;
  /** Of the shell's public files. */
  picture: string;
}

const INDICATIVE = 'Treatment, flights, visa, stay and food in one itemised estimate.';
const card = (title: string, line: string, picture = '/images/brand.svg'): SocialCard => ({
  title,
  line,
  picture,
});

const pages: Readonly<Record<string, SocialCard>> = {
  '/': card('Know the whole cost before you travel', INDICATIVE, '/images/hero.svg'),
  '/how-it-works': card('How it works', 'From a question to a personalised quote, in five steps.'),
  '/treatments': card(
    'Treatments abroad',
    'Indicative prices in up to twelve countries.',
    '/images/hero.svg',
  ),
  '/destinations': card('Destinations', 'India, Thailand, Turkey and Malaysia compared.', '/images/hero.svg'),
  '/blog': card('The hidden costs of medical tourism', 'What an honest estimate has to include.'),
  '/about': card('About us', 'Transparent costs for treatment abroad.'),
  '/contact': card('Request a personalised quote', 'The initial consultation is free.'),
  '/terms': card('Terms of use', 'What this site does, and what it does not.'),
  '/privacy': card('Privacy', 'What is stored, why, and for how long.'),
  '/cookies': card('Cookies', 'What your browser stores for this site.'),
};

/** What the preview picture of a page says; null for a path that is no page, or an alias of one. */
export function socialCard(path: string): SocialCard | null {
  if (Object.hasOwn(pages, path)) return pages[path] ?? null;
  const treatment = treatmentAddresses.find(({ slug }) => path === `/treatments/${slug}`);
  if (!treatment) return null;
  const { id, name } = treatment;
  return card(
    `${name} abroad`,
    'Costs compared, country by country.',
    `/images/treatments/${mainSlugOf(id)}.svg`,
  );
}
