export const consentCopy = {
  title: 'May we count which treatments people ask about?',
  text: 'If you agree, we count which treatments people ask for a quote on, and how fast our pages open. No names, no sessions, no addresses. Until you agree we count nothing. The site works the same either way.',
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
