export const recoveryCopy = {
  title: 'You seem to be offline',
  text: 'The page could not be loaded. It opens as soon as the connection is back.',
  retry: 'Try again',
  stay: 'Stay on this page',
} as const;
