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
    'color-(?:red-(?![79]|filled$)|teal-(?!8)|gray-(?!\\d))',
    'color-[a-z]+-(?:text|light-hover)',
    'primary-color-(?!filled$)',
    'h\\d-font-weight',
    'h[56]-',
    'shadow-(?!lg)',
    'breakpoint-',
  ].join('|')})`,
);

/** The theme as CSS. Written at development time: with the page it would be 28 KB, and the browser would compute it again. */
function renderThemeCss(): string {
  const full = mergeMantineTheme(DEFAULT_THEME, theme);
  const defaults = defaultCssVariablesResolver(full);
  const own = cssVariables(full);
  const variables = { ...defaults.variables, ...defaults.light, ...own.variables, ...own.light };
  const lines = Object.entries(variables)
    .filter(([name]) => !UNUSED.test(name))
    .map(([name, value]) => `  ${name}: ${value};`);
  const note = '/* Written from theme.ts by theme-css.test.ts: `vitest run --update`. */';
  return `${note}\n:root {\n  color-scheme: light;\n${lines.join('\n')}\n}\n`;
}

it('theme.css is what theme.ts says', async () => {
  await expect(renderThemeCss()).toMatchFileSnapshot('./theme.css');
});

/** Written by Mantine's code: the colours of toasts. */
const fromCode = ['sea', 'red', 'clay'].map(color => `--mantine-color-${color}-filled`);
/** Of a colour scheme that this site does not have. */
const DARK = /^--mantine-color-dark-/;

it('theme.css has every variable that a style sheet names', () => {
  const read = (...patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/*.test.*', '**/theme.css'] }).map(file =>
      readFileSync(join(root, file), 'utf8'),
    );
  const sources = read('{shared-contracts,shell,mfe-*}/src/**/*.{css,ts,tsx}');
  const libraries = sources.join('\n').match(/@mantine\/[\w/.]+\.css/g) ?? [];
  expect(libraries.length).toBeGreaterThan(5);
  const imported = read(...libraries.map(file => `{shared-contracts,shell}/node_modules/${file}`));
  const names = [...sources, ...imported, renderThemeCss()].flatMap(
    text => text.match(/--mantine-[\w-]*\w/g) ?? [],
  );
  const css = renderThemeCss();
  const missing = new Set(
    [...names, ...fromCode].filter(name => !css.includes(`  ${name}: `) && !DARK.test(name)),
  );
  expect([...missing]).toEqual([]);
});
