import type { RemoteDescription } from 'shared-contracts';

/** What the site knows of this remote. Its releases carry it. */
export const remote: RemoteDescription = {
  key: 'reviews',
  prefixes: ['/our-reviews'],
  pages: [
    {
      path: '/our-reviews',
      expose: 'page',
      menu: 'footer',
      name: 'Reviews',
      title: 'Reviews',
      description: 'This is the first page of Reviews.',
      social: { title: 'Reviews', text: 'This is the first page of Reviews.' },
      fallback: { text: 'Reviews cannot be shown at the moment.', links: ['contact'] },
    },
  ],
  widgets: [{ expose: 'widget', slot: 'home.more' }],
};
