import { brand, pluralize, type TripNotice } from 'shared-contracts';
import type { GoneAnswer } from './gone-answers.rules.ts';

const goneNames: Record<GoneAnswer, string> = {
  treatment: 'treatment',
  destination: 'destination',
  accommodation: 'kind of accommodation',
  food: 'kind of food',
};

/** Texts of the frame and those that steps share; a step's own texts are next to it. */
export const wizardCopy = {
  priceBook: 'Where these prices come from',
  title: 'What would it cost, all in?',
  lead: `Five short steps. We save your answers for ${brand.promises.answersDays} days, without your name.`,
  progress: 'Steps',
  done: 'completed',
  backTo: (step: number) => `Back to step ${step}`,
  next: 'Next',
  seeEstimate: 'See my estimate',
  back: 'Back',
  estimate: 'Your estimate',
  estimateFailed: 'The estimate could not be opened. Your answers are still here.',
  saving: 'Saving your answers …',
  slow: 'Still working it out …',
  saveFailed: 'Your answers could not be saved. They are still here.',
  noSession: 'Not saved: the service cannot be reached at the moment. Your answers are still here.',
  sessionFailed:
    'The service cannot be reached at the moment, so nothing is saved yet. You can answer meanwhile.',
  notices: {
    restored: 'The trip from your link is here. The link held your answers, but no name or contact details.',
    'dates-dropped':
      'The trip from your link is here, but its dates have passed or are too far apart. Please choose new ones.',
    'saved-dates-dropped': 'Your trip is here, but its dates have passed. Please choose new ones.',
    damaged: 'This link is damaged or out of date.',
  } satisfies Record<TripNotice, string>,
  /** For an answer that the API does not list any more. */
  gone: (answer: GoneAnswer) =>
    `The ${goneNames[answer]} of this trip is not offered any more. Please choose another. Your other answers are kept.`,
  needed: (missing: readonly string[]) => `Still needed: ${missing.join('; ')}.`,
  loading: 'Loading …',
  listFailed: 'The list could not be loaded.',
  retry: 'Try again',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  fewer: (noun: string) => `One ${noun} fewer`,
  more: (noun: string) => `One ${noun} more`,
  preselected: 'What is typical is chosen already. Change what is different for you.',
  typical: 'typical',
  /** Beside the dates. */
  firstTrip: (trips: string) => `These are for the first trip. The estimate counts ${trips}.`,
  adds: (price: string) => `adds ${price}`,
  free: 'nothing to pay',
  /** Price of the chosen option. */
  counted: (price: string) => `${price} counted`,
  /** What another option would cost. @param more whether it costs more, or less */
  instead: (difference: string, more: number) =>
    more === 0 ? 'the same price' : `${difference} ${more > 0 ? 'more' : 'less'}`,
  /** Where the visitor set other nights than the dates have. */
  setNights: (set: number, dated: number) =>
    `We count the ${pluralize(set, 'night')} that you set, not the ${dated} between your dates.`,
  countDated: (dated: number) => `Count ${pluralize(dated, 'night')}`,
  shortStay: (days: number) =>
    `This is shorter than the typical stay of ${days} nights. Ask your doctor before you plan it.`,
} as const;
