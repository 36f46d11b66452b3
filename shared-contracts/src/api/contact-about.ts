/** What a quote request may say besides section 7's answers, by the names of the call, with the words of the form. */
export const aboutFields = {
  for_whom: {
    label: 'For whom',
    choices: [
      { value: 'me', label: 'For me' },
      { value: 'somebody-else', label: 'For somebody else' },
    ],
  },
  age_group: {
    label: 'Age of the patient',
    choices: [
      { value: 'under-18', label: 'Under 18' },
      { value: '18-39', label: '18 to 39' },
      { value: '40-64', label: '40 to 64' },
      { value: '65-and-over', label: '65 and over' },
    ],
  },
  reach_by: {
    label: 'How to reach you',
    choices: [
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
      { value: 'messenger', label: 'Messenger app' },
    ],
  },
} as const;
export type AboutField = keyof typeof aboutFields;

/** One of a field's values. */
export const isAboutChoice = (field: AboutField, value: string): boolean =>
  aboutFields[field].choices.some(choice => choice.value === value);

/** An answer in words; empty for none. */
export const aboutLabel = (field: AboutField, value: string | undefined): string =>
  aboutFields[field].choices.find(choice => choice.value === value)?.label ?? '';
