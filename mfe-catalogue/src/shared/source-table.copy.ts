import { pluralize, usd } from 'shared-contracts';

export const sourceTableCopy = {
  source: 'From',
  flight: 'Flight, one way',
  visa: (trips: number) => (trips > 1 ? `Visa, ${trips} trips` : 'Visa'),
  home: 'Privately at home',
  hours: (hours: number) => (hours === 0 ? 'none' : pluralize(hours, 'hour')),
  fee: (fee: number) => (fee === 0 ? 'free' : usd(fee)),
  price: (price: number | null) => (price === null ? 'not known' : usd(price)),
  basis: 'The price of the treatment in these trips is',
  total: (total: string, scope: string) => `${total} ${scope}`,
} as const;
