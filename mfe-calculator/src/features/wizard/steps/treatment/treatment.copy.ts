import { basisWords, forUnit, isolate, pluralize, type Treatment, withArticle } from 'shared-contracts';

export const treatmentCopy = {
  title: 'Treatment',
  missing: { text: 'choose a treatment', field: 'treatment' },
  search: 'Search treatments',
  searchHint: 'By name, by category or in everyday words.',
  withoutCode: {
    submit: 'Search',
    text: 'The next steps need JavaScript. Without it you can search for a treatment here, or',
    link: 'see all treatments and their prices',
  },
  categories: 'Or choose a category',
  results: 'Treatments',
  found: (count: number) => `${pluralize(count, 'treatment')} found`,
  change: 'Change',
  /** What the figure of a treatment is for: the same number of pieces as in each suggestion, and the country that has it. */
  note: ({
    typicalCost,
    typicalUnits,
    unit,
    priceUnit,
    cheapestIn,
    basis,
  }: Pick<Treatment, 'typicalCost' | 'typicalUnits' | 'unit' | 'priceUnit' | 'cheapestIn' | 'basis'>) =>
    [
      unit && typicalCost !== null
        ? `for ${pluralize(typicalUnits, unit.one, unit.many)}`
        : forUnit(priceUnit),
      cheapestIn && `in ${withArticle(cheapestIn)}`,
      basis === 'set' && basisWords.set,
    ]
      .filter(Boolean)
      .join(', '),
  treatment: 'treatment',
  chosen: (name: string) => `Chosen at the moment: ${name}.`,
  lowest: (month: string) =>
    `Lowest typical price of the treatment alone, without travel and stay. Indicative${month && `, as of ${month}`}.`,
  noResults: (term: string) =>
    `Nothing matches "${isolate(term)}". Try another word, or show all treatments.`,
  meant: (name: string) => `Did you mean ${name}?`,
  clear: 'Show all treatments',
  none: 'There are no treatments to choose from at the moment.',
  units: {
    label: (many: string) => `How many ${many}?`,
    hint: (typical: number, max: number) =>
      `For one patient, at most ${max}. The usual number is ${typical}.`,
  },
} as const;
