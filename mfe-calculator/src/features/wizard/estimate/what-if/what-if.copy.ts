import { pluralize } from 'shared-contracts';

export const whatIfCopy = {
  title: 'What if?',
  driver: (part: string, share: number | undefined) => `The largest line is ${part}: ${share}%.`,
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
