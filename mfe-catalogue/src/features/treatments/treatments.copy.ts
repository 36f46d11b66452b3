export const treatmentsCopy = {
  eyebrow: 'Treatments',
  title: 'Find your treatment, see its whole cost',
  lead: 'Every treatment with its lowest typical price abroad. Choose one to compare countries, stay and travel.',
  description:
    'All treatments by category, with indicative prices in up to twelve countries and typical lengths of stay.',
  loading: 'Loading treatments...',
  failed: 'The list of treatments could not be loaded.',
  retry: 'Try again',
  empty: 'There are no treatments to show at the moment.',
  about: (category: string) => `${category} procedures and treatments`,
  costs: (category: string) => `View ${category} Treatment Costs`,
  all: (category: string) => `All ${category} treatments`,
  from: (price: string) => `from ${price}`,
  close: 'Close',
  indicative: (month: string) => `Indicative, as of ${month}. Lowest typical price of the treatment alone.`,
} as const;
