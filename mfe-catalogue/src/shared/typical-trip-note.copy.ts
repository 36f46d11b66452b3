import { withArticle } from 'shared-contracts';

/** Texts of `TypicalTripNote`. */
export const typicalTripNoteCopy = {
  ask: (stay: string, until: string) =>
    `Choose where you live to see the full cost, flights included, for one patient, ${stay}, standard hotel and food. ${until}`,
  untilThen: 'For now you see the treatment only.',
  loading: 'Adding up the whole trip…',
  failed: 'The cost of the whole trip could not be loaded. You see the treatment alone.',
  retry: 'Try again',
  allIn: (source: string, stay: string) =>
    `All in from ${withArticle(source)}: one patient, ${stay}, standard hotel and food, flights and visa.`,
  withoutTravel: (stay: string) =>
    `One patient, ${stay}, standard hotel and food. Flights and visa are not included, because we know none from your country.`,
} as const;
