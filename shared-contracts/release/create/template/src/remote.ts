import type { RemoteDescription } from 'shared-contracts';
import { copy } from './reviews.copy.ts';

/** What the site knows of this remote. Its releases carry it. */
export const remote = {
  key: 'reviews',
  prefixes: ['/our-reviews'],
  pages: [
    {
      path: '/our-reviews',
      expose: 'page',
      menu: 'footer',
      name: copy.title,
      title: copy.title,
      description: copy.lead,
      social: { title: copy.title, text: copy.lead },
      fallback: { text: 'Reviews cannot be shown at the moment.', offers: ['contact'] },
    },
  ],
  widgets: [{ expose: 'widget', slot: 'home.more' }],
} satisfies RemoteDescription;
