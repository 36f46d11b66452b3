import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Deep sea green; from shade 7 its contrast to paper is 4.5:1 or more. */
const sea: MantineColorsTuple = [
  '#eef7f5',
  '#dcecea',
  '#b5d9d3',
  '#8bc5bb',
  '#69b4a7',
  '#4b9d90',
  '#2f8477',
  '#14695e',
  '#0d564d',
  '#08443d',
];
/** Warm clay, for accents that are not actions. */
const clay: MantineColorsTuple = [
  '#fdf2ec',
  '#f8e2d6',
  '#efc3ab',
  '#e6a27d',
  '#de8657',
  '#d9743f',
  '#c7622f',
  '#a94f23',
  '#87401e',
  '#6b3319',
];

/** The site's colours, type, spacing and motion. */
export const theme = createTheme({
  primaryColor: 'sea',
  primaryShade: 7,
  colors: { sea, clay },
  black: '#15302c',
  fontFamily: "Figtree, 'Figtree Arial', 'Figtree Roboto', system-ui, sans-serif",
  headings: {
    fontFamily: "Fraunces, 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', Georgia, serif",
    fontWeight: '560',
    textWrap: 'balance',
    // With large text on a phone the longest word still fits the line.
    sizes: {
      h1: { fontSize: 'min(clamp(2.25rem, 1.55rem + 3vw, 3.75rem), 10vw)', lineHeight: '1.08' },
      h2: { fontSize: 'min(clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem), 9.5vw)', lineHeight: '1.16' },
      h3: { fontSize: 'min(clamp(1.2rem, 1.1rem + 0.4vw, 1.4rem), 8.5vw)', lineHeight: '1.3' },
      h4: { fontSize: '1.1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '20px', xl: '32px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'md', radius: 'xl' } },
    Container: { defaultProps: { size: 1212 } },
    Input: { defaultProps: { size: 'md' } },
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } },
  },
});

/** Tokens in addition to Mantine's, named after their purpose. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--paper': '#fcfaf6',
    '--paper-deep': '#f4efe6',
    '--sea-deep': '#06342f',
    '--ink': '#15302c',
    '--ink-soft': '#4a625d',
    '--line': '#dfe3dc',
    '--control-line': '#7b8f8a',
    '--page-side': 'clamp(min(1rem, 5vw), 3.5vw, 2rem)',
    '--section-space': 'clamp(3.5rem, 2.5rem + 4vw, 7rem)',
    '--shadow-float': '0 2px 6px rgb(21 48 44 / 8%), 0 20px 56px rgb(21 48 44 / 16%)',
    '--shadow-card': '0 1px 2px rgb(21 48 44 / 6%), 0 8px 28px rgb(21 48 44 / 7%)',
  },
  light: {
    '--mantine-color-body': '#fcfaf6',
    '--mantine-color-dimmed': '#4a625d',
    '--mantine-color-placeholder': '#5d716c',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
  },
  dark: {},
});
