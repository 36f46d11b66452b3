export const consentCopy = {
  title: 'May we count which treatments are looked for?',
  text: 'With your yes we record which treatment a quote was asked for and how fast our pages opened, without your name, your session or your address. Nothing is recorded before, and the site works the same either way.',
  details: 'Details',
  accept: 'Accept analytics',
  reject: 'Reject analytics',
  more: 'Cookie Policy',
  now: {
    accepted: 'Your choice so far: accepted.',
    rejected: 'Your choice so far: rejected.',
  },
  saved: 'Your choice is saved. You can change it at any time in the footer.',
} as const;
