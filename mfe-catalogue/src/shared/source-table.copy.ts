import { type HomePrice, pluralize, usd, usualRange } from 'shared-contracts';

export const sourceTableCopy = {
  source: 'From',
  flight: 'Flight, one way',
  visa: (trips: number) => (trips > 1 ? `Visa, ${trips} trips` : 'Visa'),
  home: 'Privately at home',
  hours: (hours: number) => (hours === 0 ? 'none' : pluralize(hours, 'hour')),
  fee: (fee: number) => (fee === 0 ? 'free' : usd(fee)),
  price: (price: HomePrice | null) => {
    if (price === null) return 'not known';
    const { typical, low, high } = price;
    return low < high ? `${usd(typical)} (${usualRange(low, high)})` : usd(typical);
  },
  basis: 'The price of the treatment in these trips is',
  total: (total: string, scope: string) => `${total} ${scope}`,
} as const;
