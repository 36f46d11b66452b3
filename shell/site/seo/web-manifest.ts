import { brand } from 'shared-contracts';

const icon = (file: string, sizes: string, purpose = 'any') => ({
  src: `/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

/** `site.webmanifest`, for visitors who add the site to their home screen. */
export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  description: 'What medical treatment abroad costs, all in.',
  start_url: '/',
  display: 'browser',
  background_color: '#fcfaf6',
  theme_color: '#14695e',
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('maskable-512.png', '512x512', 'maskable'),
  ],
};
