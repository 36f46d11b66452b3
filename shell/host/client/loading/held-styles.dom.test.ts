import { expect, it } from 'vitest';
import { isHeld, markHeldStyles } from './held-styles.ts';

it('a sheet that the page holds is there, for bundlers too, and nothing is requested', () => {
  document.head.innerHTML =
    '<style>fonts</style><style data-href="/assets/page-home.css">home</style><style data-href="/_releases/page.css">page</style>';
  expect(['/assets/page-home.css', '/_releases/page.css', '/_releases/other.css'].map(isHeld)).toEqual([
    true,
    true,
    false,
  ]);
  markHeldStyles();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(link => [link.rel, link.type, link.getAttribute('href')])).toEqual([
    ['stylesheet', 'text/held', '/assets/page-home.css'],
    ['stylesheet', 'text/held', `${location.origin}/_releases/page.css`],
  ]);
});
