export const notFoundCopy = {
  eyebrow: 'Error 404',
  title: 'Oops! Page not found',
  lead: 'The address may have changed, or it never led anywhere. Search for a treatment, or go on from here.',
  nearest: 'Did you mean',
  often: 'Often searched',
  home: 'Go to the home page',
  treatments: 'All treatments',
  destinations: 'Destinations',
  contact: 'Contact',
} as const;
