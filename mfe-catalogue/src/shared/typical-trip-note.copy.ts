import { withArticle } from 'shared-contracts';

/** Texts of `TypicalTripNote`. */
export const typicalTripNoteCopy = {
  ask: (until: string) => `Choose where you live to see the whole trip for one patient. ${until}`,
  untilThen: 'For now you see the treatment only.',
  loading: 'Adding up the whole trip…',
  failed: 'The cost of the whole trip could not be loaded. You see the treatment alone.',
  retry: 'Try again',
  allIn: (source: string, stay: string) =>
    `All in from ${withArticle(source)}: one patient, ${stay}, standard hotel and food, flights and visa.`,
  withoutTravel: (stay: string) =>
    `Without flights and visa, which we do not know: one patient, ${stay}, standard hotel and food.`,
} as const;
