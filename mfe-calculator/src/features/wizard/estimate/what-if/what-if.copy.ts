import { pluralize } from 'shared-contracts';

export const whatIfCopy = {
  title: 'What if?',
  /** @param when one flies home, where it is one of two totals */
  driver: (part: string, share: number | undefined, when: string | null | undefined) =>
    `The largest part of your total${when ? `, if you ${when},` : ''} is ${part}: ${share}% of it. Your answers stay as they are.`,
  show: 'What would change the total',
  table: 'What would change the total',
  columns: (sign: string | undefined) => [
    'If',
    ...['It adds', 'Total'].map(name => (sign ? `${name}, ${sign}` : name)),
  ],
  weeks: (count: number) => `you stay ${pluralize(count, 'week')} longer`,
  companion: 'one more companion comes along',
  hotel: (name: string) => `you take a better room: ${name}`,
  reserve: 'you keep a reserve of 10 to 30% for complications',
  about: (range: string | null) => `about ${range}`,
  pending: '…',
  failed: 'not known',
} as const;
