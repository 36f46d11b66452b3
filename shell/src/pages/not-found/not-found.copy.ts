export const notFoundCopy = {
  eyebrow: 'Error 404',
  title: 'Oops! Page not found',
  lead: 'The address may have changed, or it never led anywhere. What you are looking for is probably one click away.',
  home: 'Go to the home page',
  treatments: 'All treatments',
  destinations: 'Destinations',
  contact: 'Contact',
} as const;
