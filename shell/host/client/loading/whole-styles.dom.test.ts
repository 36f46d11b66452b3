import { beforeEach, expect, it } from 'vitest';
import { applyWholeStyles, linkStyles, loadWholeStyles } from './whole-styles.ts';

/** What the head has, in order: the address of each link, and the text of each style. */
const head = () =>
  [...document.head.children].map(element =>
    element instanceof HTMLLinkElement ? new URL(element.href).pathname : element.textContent,
  );

/** A browser has read the sheet of a link. @returns its media, which a browser looks at */
function arrive(link: HTMLLinkElement): { mediaText: string } {
  const media = { mediaText: link.media };
  Object.defineProperty(link, 'sheet', { value: { media } });
  link.dispatchEvent(new Event('load'));
  return media;
}

const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML =
    '<style>fonts</style><style data-rules-of="/assets/main.css">main</style><style data-rules-of="/_releases/page.css">page</style>';
});

it('puts whole sheets in the place of what the page holds of them, all that are there at once', async () => {
  const loaded = loadWholeStyles();
  const page = linkStyles('/_releases/page.css');
  const medias = [...links().filter(link => link !== page), page].map(arrive);
  await loaded;
  expect(head()).toEqual(['fonts', '/assets/main.css', 'main', '/_releases/page.css', 'page']);
  expect(medias).toEqual([{ mediaText: 'not all' }, { mediaText: 'not all' }]);

  applyWholeStyles();
  expect(head()).toEqual(['fonts', '/assets/main.css', '/_releases/page.css']);
  expect(medias).toEqual([{ mediaText: 'all' }, { mediaText: 'all' }]);
});

it('keeps what the page holds of a sheet that is not there', async () => {
  const loaded = loadWholeStyles();
  const [main] = links();
  main?.dispatchEvent(new Event('error'));
  await loaded;
  applyWholeStyles();
  expect(head()).toContain('main');
});

it('applies a sheet that the page holds nothing of as it comes, behind the others', () => {
  const link = linkStyles('/_releases/widget.css');
  expect([link.media, head().at(-1)]).toEqual(['', '/_releases/widget.css']);
});

it('asks for a sheet again at another address, and puts it in the same place', () => {
  linkStyles('/_releases/page.css', {}, '/_releases/page.css?retry=1');
  expect(links()[0]).toMatchObject({
    media: 'not all',
    href: `${location.origin}/_releases/page.css?retry=1`,
  });
  expect(head().slice(-2)).toEqual(['/_releases/page.css', 'page']);
});
