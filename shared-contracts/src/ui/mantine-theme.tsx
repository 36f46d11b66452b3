import { DEFAULT_THEME, MantineContext, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme);
const ignore = () => undefined;

/** There is one colour scheme, and theme.css has the variables, so that Mantine's own provider has nothing to do. */
const settings = {
  colorScheme: 'light',
  setColorScheme: ignore,
  clearColorScheme: ignore,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;
const withoutStaticClasses = { ...settings, withStaticClasses: false };

interface MantineThemeProps {
  children: ReactNode;
  /** Classes such as `mantine-Input-input`. Mantine's checkbox would have one twice, which is not valid HTML. */
  withStaticClasses?: boolean;
}

/** What Mantine's components need around them. Only fields and toasts are Mantine's. */
export const MantineTheme = ({ children, withStaticClasses = true }: MantineThemeProps) => (
  <MantineContext value={withStaticClasses ? settings : withoutStaticClasses}>
    <MantineThemeContext value={mergedTheme}>{children}</MantineThemeContext>
  </MantineContext>
);
