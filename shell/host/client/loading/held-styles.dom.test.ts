import { expect, it } from 'vitest';
import { isHeld, markHeldStyles } from './held-styles.ts';

it('a sheet that the page holds is there, for the bundler too, and nothing is requested', () => {
  document.head.innerHTML =
    '<style>fonts</style><style data-href="/assets/page-home.1a2b.css">home</style><style data-href="/_releases/page.css">page</style>';
  expect(['/assets/page-home.1a2b.css', '/_releases/page.css', '/_releases/other.css'].map(isHeld)).toEqual([
    true,
    true,
    false,
  ]);
  markHeldStyles();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ rel, href, dataset }) => [rel, href, dataset.rspack])).toEqual([
    ['stylesheet', '', 'shell:chunk-page-home'],
  ]);
});
