import { html, raw } from 'hono/html';
import { brand } from 'shared-contracts';
import type { RequestedDifference } from '../composition/composition-source.ts';
import { previewsCopy as copy } from './previews.copy.ts';

/** Like the site's plain pages: one column, the same type and colours. */
const css = `
  main { max-width: 44rem; margin-inline: auto; padding: clamp(3rem, 10vh, 8rem) 1.5rem }
  .logo { color: inherit; font: 560 1.5rem var(--mantine-font-family-headings); text-decoration: none }
  h1 { margin: 2.5rem 0 1rem; font: 560 clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)/1.16 var(--mantine-font-family-headings) }
  p, dt { max-width: 36rem; color: var(--ink-soft); font-size: var(--mantine-font-size-lg) }
  dl { margin: 1.5rem 0; padding: 1.25rem 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff }
  dt:not(:first-child) { margin-top: 1rem }
  dd { margin: .25rem 0 0; overflow-wrap: anywhere; font-family: ui-monospace, monospace }
  form { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: center; margin-top: 2rem }
  button { min-height: 2.75rem; padding: .5rem 1.5rem; border: 0; border-radius: 999px; background: var(--mantine-color-sea-7); color: #fff; font: inherit; font-weight: 600; cursor: pointer }
  form a { display: inline-block; padding-block: .6rem; color: var(--mantine-color-sea-7) }
`;

/** Says what a channel has in place of live releases, and asks before it is shown: a link must never run a draft by itself. */
export const renderChoicePage = (
  { channel, remotes }: RequestedDifference,
  /** The site's stylesheets. */
  styles: readonly string[],
) => html`<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${copy.title(channel)} | ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map(href => html`<link rel="stylesheet" href="${href}">`)}
<style>${raw(css)}</style>
</head>
<body>
<main>
<a class="logo" href="/">${brand.name}</a>
<h1>${copy.title(channel)}</h1>
<p>${copy.intro}</p>
<dl>${Object.entries(remotes).map(([remote, { digest }]) => html`<dt>${remote}</dt><dd>${digest}</dd>`)}</dl>
<form method="post">
<button>${copy.confirm}</button>
<a href="/">${copy.cancel}</a>
</form>
</main>
</body>
</html>`;
