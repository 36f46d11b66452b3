import { brand, withArticle } from 'shared-contracts';
import { claims } from '../claims.copy.ts';

export const homeCopy = {
  hero: {
    eyebrow: claims.reach,
    title: 'Know the whole cost before you travel',
    titleFor: (country: string) => `What would it cost in ${withArticle(country)}?`,
    lead: 'Treatment, flights, visa, hotel and food, line by line. Free, without an account.',
  },
  search: {
    label: 'Which treatment are you looking for?',
    submit: 'Search',
    suggestions: 'Often searched',
    pause: 'Pause the examples',
    play: 'Play the examples',
    placeholder: (example: string) => `Try "${example}"`,
  },
  quote: { ask: 'Have a quote from a clinic?', check: 'Check it' },
  destination: {
    label: (country: string) => `Destination: ${country}`,
    remove: (country: string) => `Remove the destination ${country}`,
    removed: (country: string) => `${country} is removed. All destinations are open again.`,
  },
  reset: {
    text: (treatment: string | null) =>
      treatment ? `Your trip for ${treatment} was cleared.` : 'Your trip was cleared.',
    undo: 'Undo',
  },
  strip: {
    label: 'Sample costs',
    sample: ({ treatment, country }: { treatment: string; country: string }) => `${treatment} in ${country}`,
    asOf: (month: string) => `Indicative, as of ${month}. The treatment only, set by ${brand.name}.`,
  },
  estimate: 'Get My Transparent Estimate',
  how: { title: 'How it works', more: 'What happens in each step' },
  identity: {
    title: 'Why Carefare',
    more: 'What each of them means',
  },
  actionTitle: 'See what your treatment would cost',
} as const;
