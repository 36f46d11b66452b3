export const originalPageCopy = {
  label: 'Copy of this page',
  text: 'You see a copy of this page at another address, perhaps a translation. What you enter here cannot be saved or sent.',
  link: 'Open the original page',
} as const;
