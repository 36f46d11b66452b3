import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

const root = join(import.meta.dirname, '../../..');

/** Mantine's variables that neither its styles nor this site use. Red and teal tell errors and successes. */
const UNUSED = new RegExp(
  `^--mantine-(?:${[
    'color-(?!(?:sea|clay|gray|red|teal)-)[a-z]+-(?:\\d|filled|light|outline|text|contrast)',
    'color-(?:red-(?![79]|filled$)|teal-(?!8)|gray-(?![0-79])|clay-outline)',
    'color-[a-z]+-(?:text|light-hover)',
    'primary-color-(?!filled$)',
    'h\\d-font-weight',
    'h[34]-font-size',
    'h[56]-',
    'z-index-',
    'font-size-xs',
    'color-(?:bright|clay-[159]|clay-filled-hover|(?:sea|clay)-light)',
    'shadow-(?!lg)',
    'spacing-(?:lg|xl)',
    'line-height-(?!sm|md)',
    'breakpoint-',
  ].join('|')})`,
);

/** Variables that only Mantine's components use. The styles of fields and toasts define them. */
const OF_MANTINE =
  /^--mantine-(?:scale|cursor-type|font-family-monospace|line-height-sm|radius-default|primary|shadow|color-(?:gray-[1679]|success|placeholder|error|dimmed|red-7|red-filled|teal|disabled-border))/;

/** Where they are defined. At the root they would restyle the whole page when the styles of fields come. */
const MANTINE_ROOTS = '.mantine-InputWrapper-root,\n.checkbox,\n.mantine-Notifications-root';

/** A length times Mantine's scale, which is 1. */
const SCALED = /^calc\(([\d.]+rem) \* var\(--mantine-scale\)\)$/;

/** The theme as CSS. Written at development time: with the page it would be 28 KB, and the browser would compute it again. */
function renderThemeCss(selector: string, isIncluded: (name: string) => boolean): string {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  const defaults = defaultCssVariablesResolver(full);
  const own = cssVariables(full);
  const variables = { ...defaults.variables, ...defaults.light, ...own.variables, ...own.light };
  const lines = Object.entries(variables)
    .filter(([name]) => !UNUSED.test(name) && isIncluded(name))
    .map(([name, value]) => `  ${name}: ${value.replace(SCALED, '$1')};`);
  const note = '/* Written from theme.ts by theme-css.test.ts: `vitest run --update`. */';
  return `${note}\n${selector} {\n${lines.join('\n')}\n}\n`;
}

const css = renderThemeCss(':root', name => !OF_MANTINE.test(name));
const mantineCss = renderThemeCss(MANTINE_ROOTS, name => OF_MANTINE.test(name));

it('theme.css and theme-mantine.css are what theme.ts says', async () => {
  await expect(css).toMatchFileSnapshot('./theme.css');
  await expect(mantineCss).toMatchFileSnapshot('./theme-mantine.css');
});

/** Written by Mantine's code: the colours of toasts. */
const fromCode = ['sea', 'red', 'clay'].map(color => `--mantine-color-${color}-filled`);
/** No style here names them any more; those of releases that are live may. */
const OF_RELEASES = /^--mantine-(?:radius-md|color-clay-[0278])$/;
/** Of a colour scheme that this site does not have. */
const DARK = /^--mantine-color-dark-/;

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: ['**/*.test.*', '**/theme*'] }).map(file =>
    readFileSync(join(root, file), 'utf8'),
  );
/** Mantine's variables that styles name and none of `defined` defines. */
function missingIn(defined: string, styles: readonly string[]): string[] {
  const names = new Set(styles.flatMap(text => text.match(/--mantine-[\w-]*\w/g) ?? []));
  return [...names].filter(name => !defined.includes(`  ${name}: `));
}

it('theme.css has every variable that the site names, and with theme-mantine.css every one of fields and toasts', () => {
  const sources = read('{shared-contracts/src,shell/host,shell/site,mfe-*/src}/**/*.{css,ts,tsx}');
  const libraries = sources.join('\n').match(/@mantine\/[\w/.]+\.css/g) ?? [];
  expect(libraries.length).toBeGreaterThan(5);
  const imported = read(...libraries.map(file => `{shared-contracts,shell}/node_modules/${file}`));
  expect(missingIn(css, [css, ...sources])).toEqual([]);
  const missing = missingIn(css + mantineCss, [mantineCss, ...imported, ...fromCode]);
  expect(missing.filter(name => !DARK.test(name))).toEqual([]);
  const users = [css, mantineCss, ...sources, ...imported].join('\n');
  const isUsed = (name: string) => users.includes(`var(${name})`) || users.includes(`var(${name},`);
  const defined = (css + mantineCss).match(/^ {2}--mantine-[\w-]+/gm) ?? [];
  const unused = defined
    .map(line => line.trim())
    .filter(name => !isUsed(name) && !fromCode.includes(name) && !OF_RELEASES.test(name));
  expect(unused).toEqual([]);
});
