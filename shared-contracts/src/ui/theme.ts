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
/** Red-brown. Of texts, borders and surfaces only warnings have it, so that they stand out; drawings and charts may use it. */
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

const bold = '600';
/** Sizes of notes, of text, of leads and of amounts. With large text on a phone a long word still fits the line. */
const sm = '0.9375rem';
const md = '1.0625rem';
const lg = 'min(clamp(1.125rem, 1rem + 0.5vw, 1.25rem), 7vw)';
const xl = 'min(clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem), 8.5vw)';

/**
 * The site's colours, type, spacing and motion. There are six sizes of text (`sm` to `xl`, `h2`, `h1`) and three weights
 * (`regular`, `bold`, that of headings); other names of Mantine's are the nearest of them, for remotes that were released with it.
 */
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
    sizes: {
      h1: { fontSize: 'min(clamp(1.75rem, 1.2rem + 1.75vw, 2.75rem), 10vw)', lineHeight: '1.12' },
      h2: { fontSize: 'min(clamp(1.5rem, 1.25rem + 1.1vw, 2rem), 9.5vw)', lineHeight: '1.2' },
      h3: { fontSize: 'var(--mantine-font-size-xl)', lineHeight: '1.3' },
      h4: { fontSize: 'var(--mantine-font-size-lg)', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: 'var(--mantine-font-size-sm)', sm, md, lg, xl },
  fontWeights: { regular: '400', medium: bold, bold },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.5' },
  defaultRadius: 'md',
  // Parts of a chart, fields and notes, cards, pills.
  radius: { xs: '4px', sm: '8px', md: '8px', lg: '16px', xl: '32px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
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
    '--inset': 'min(1rem, 5.2vw)',
    '--inset-wide': 'min(clamp(1rem, 3.5vw, 1.5rem), 6.25vw)',
    '--section-space': 'clamp(1.5rem, 5vw, 3rem)',
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
