export const sharingCopy = {
  title: 'Keep or share it',
  print: 'Print or save as PDF',
  copy: 'Copy a link to this estimate',
  copied: 'The link is copied. It holds your answers, and no name or contact details.',
  refused: 'Your browser did not let us copy the link. Here it is, to copy yourself:',
  link: 'Link to this estimate',
  printed: (date: string) => `Estimate of ${date}`,
  contact: 'Questions about this estimate?',
} as const;
