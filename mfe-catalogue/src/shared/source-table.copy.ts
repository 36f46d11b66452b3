import { type HomePrice, pluralize } from 'shared-contracts';
import type { Money } from 'shared-contracts/ui';

export const sourceTableCopy = {
  source: 'From',
  flight: 'Flight, one way',
  visa: (trips: number) => (trips > 1 ? `Visa, ${trips} trips` : 'Visa'),
  home: 'Privately at home',
  hours: (hours: number) => (hours === 0 ? 'none' : pluralize(hours, 'hour')),
  fee: (fee: number, money: Money) => (fee === 0 ? 'free' : money.exact(fee)),
  price: (price: HomePrice | null, money: Money) => (price ? money.exact(price.typical) : 'not known'),
  range: ({ low, high }: HomePrice, money: Money) => (low < high ? `(${money.range(low, high)})` : ''),
  atHome: 'prices at home',
  all: (count: number) => `Show all ${count} home countries`,
  rest: (label: string) => `${label}: the others`,
} as const;
