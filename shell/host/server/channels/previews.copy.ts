export const previewsCopy = {
  title: (channel: string) => `See the preview “${channel}”?`,
  intro:
    'In this browser only, and at this address only, the site will show the releases below in place of the live ones, for a day or until you leave.',
  confirm: 'See the preview',
  cancel: 'Cancel',
  badge: (channel: string) => `Preview “${channel}”`,
  leave: 'Back to the live site',
  refusals: {
    403: 'This was sent from another site, so nothing has changed.',
    404: 'There is no open channel of this name.',
    413: 'This is too large.',
    503: 'This preview does not pass its checks; the log of the shell says why.',
  },
} as const;
