export const overridesCopy = {
  title: 'Run another release in this browser?',
  intro:
    'In this browser alone, the site will run the code below until you close the browser or choose “Use the live release”.',
  row: (remote: string) => `${remote} runs from`,
  warning:
    'It can read what you type here and act as you. Continue only if you built it, or know who did. If a link from somebody else brought you here, cancel.',
  confirm: 'Run this release',
  cancel: 'Cancel',
  refusals: {
    400: (remotes: string) =>
      `An override names a remote (${remotes}) and the address of its release.json on an allowed host, as in /_override?quote=http://localhost:8080/0123456789abcdef/release.json&to=/contact.`,
    403: 'This was sent from another site, so nothing has changed.',
    413: 'This is too large.',
  },
} as const;
