import { bounds, pluralize } from 'shared-contracts';

const inWindow = 'choose dates between today and 24 months from now';

export const datesCopy = {
  title: 'Dates',
  missing: {
    startDate: { text: 'enter a start date', field: 'start-date' },
    endDate: { text: 'enter an end date', field: 'end-date' },
    endAfterStart: { text: 'choose an end date after the start date', field: 'end-date' },
    startInWindow: { text: inWindow, field: 'start-date' },
    endInWindow: { text: inWindow, field: 'end-date' },
    nights: {
      text: `choose an end date at most ${bounds.nights.max} nights after the start date`,
      field: 'end-date',
    },
  },
  when: 'When would you like to go?',
  inMonths: (count: number) => `In ${pluralize(count, 'month')}`,
  start: 'Start date',
  end: 'End date',
  stayHint: (days: number) => `The typical stay is ${pluralize(days, 'night')}. Type the dates or pick them.`,
  suggest: (date: string) => `Take the typical stay: until ${date}`,
  planned: (nights: number | null, start: string) =>
    `${nights === null ? 'From' : `${pluralize(nights, 'night')}, from`} ${start}.`,
  tooLong: `The longest stay is ${bounds.nights.max} nights. Please choose an earlier end date.`,
  answer: (start: string, end: string, nights: number) => `${start} to ${end}, ${pluralize(nights, 'night')}`,
} as const;
