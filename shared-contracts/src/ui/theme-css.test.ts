import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

/** Mantine's own colours, shadows and breakpoints that neither its styles nor this site use: 400 variables. */
const UNUSED =
  /^--mantine-(?:color-(?!(?:sea|clay|gray|red|teal)-)[a-z]+-(?:\d|filled|light|outline|text|contrast)|shadow-(?!lg)|breakpoint-|h[56]-)/;

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
