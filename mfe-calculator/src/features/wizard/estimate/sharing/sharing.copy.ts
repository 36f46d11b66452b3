export const sharingCopy = {
  print: 'Print or save as PDF',
  copy: 'Copy a link',
  share: 'Share',
  copied: 'The link is copied. It holds your answers, but no name or contact details.',
  refused: 'Your browser did not copy the link. Copy it here:',
  link: 'Link to this estimate',
  printed: (date: string) => `Estimate of ${date}`,
  contact: 'Questions about this estimate?',
  /** In a PDF it can be clicked. */
  reopen: 'Open this estimate',
  again: 'Or type:',
} as const;
