/** The five steps, which the home page lists by their titles. */
export const stepTitles = [
  'Choose your treatment',
  'Choose where',
  'Add your trip',
  'See the itemised estimate',
  'Ask for a personalised quote',
] as const;
