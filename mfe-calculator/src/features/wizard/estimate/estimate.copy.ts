import { type Assumption, usd } from 'shared-contracts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
const people = (count: number): string => (count === 1 ? 'for one person' : `for ${count} people`);
const article = (country: string): string =>
  ['USA', 'UK', 'UAE'].includes(country) ? `the ${country}` : country;
const forUnit = (unit: string): string => (unit.startsWith('per ') ? unit : `for ${unit}`);
const withoutCost = (wanted: boolean): string => (wanted ? 'none needed' : 'not asked for');

const approximate = (currency: string, month: string): string =>
  `Amounts in ${currency} are approximate, at the exchange rate of ${month}. Prices are in US dollars.`;

export const estimateCopy = {
  retry: 'Try again',
  title: 'Your estimate',
  trip: (treatment: string, source: string, destination: string) =>
    source === destination
      ? `${treatment}, at home in ${article(source)}`
      : `${treatment}, from ${article(source)} to ${article(destination)}`,
  party: (patients: number, companions: number) =>
    companions > 0
      ? `${counted(patients, 'patient')} and ${counted(companions, 'companion')}`
      : counted(patients, 'patient'),
  nights: (count: number) => counted(count, 'night'),
  period: (start: string, end: string) => `${start} to ${end}`,
  allIn: 'All in',
  computing: 'Working out your estimate …',
  ready: (total: number) => `Your estimate is ready: ${usd(total)} in all.`,
  failed:
    'The cost cannot be computed at the moment; the amounts below are zero until it can. Your answers are kept.',
  lines: {
    treatment: 'Treatment',
    travel: 'Travel',
    visa: 'Visa',
    accommodation: 'Accommodation',
    food: 'Food',
  },
  notes: {
    treatment: (patients: number, unit: string) => (patients > 1 ? `${patients} patients: ${unit}` : unit),
    travel: (wanted: boolean, needed: boolean, count: number) =>
      wanted && needed ? `return flights ${people(count)}` : withoutCost(wanted),
    visa: (wanted: boolean, needed: boolean, count: number) =>
      wanted && needed ? people(count) : withoutCost(wanted),
    accommodation: (nights: number, kind: string) => `${counted(nights, 'night')}, ${kind}`,
    food: (days: number, kind: string) => `${counted(days, 'day')}, ${kind}`,
  },
  total: 'Total',
  columns: { line: 'What for', share: 'Share', amount: 'US dollars' },
  approximate,
  price: {
    title: (destination: string) => `Treatment price in ${article(destination)}`,
    range: (low: number, high: number) => `${usd(low)} to ${usd(high)}`,
    typical: (price: number, unit: string) => `Typically ${usd(price)} ${forUnit(unit)}.`,
    units: (typical: number) => (typical > 1 ? `${typical} are typical; this estimate counts one.` : ''),
    home: (source: string, price: number) =>
      `At home in ${article(source)} typically ${usd(price)}, treatment alone.`,
    less: (amount: number) => `All in, this trip is ${usd(amount)} less.`,
    more: (amount: number) => `All in, this trip is ${usd(amount)} more.`,
  },
  assumed: {
    title: 'What we assumed',
    price: 'The typical price; a quote names yours',
    rooms: (kind: string, price: number) =>
      `${kind}, ${usd(price)} a night and room; two people share a room`,
    food: (kind: string, price: number) => `${kind}, ${usd(price)} a day and person`,
    flights: 'Return economy flights at a usual fare',
    noFlights: 'No flights',
    visa: 'Visa fees of an ordinary passport',
    noVisa: 'No visa',
    home: 'Treatment in your own country: no flights and no visa',
  },
  excludes: 'Not included',
  indicative: (month: string) => `Indicative, as of ${month}. Not an offer and not medical advice.`,
  request: 'Request my quote',
  change: 'Change my answers',
} as const;

export const runningCopy = {
  title: 'Estimate so far',
  show: 'Details',
  hide: 'Less',
  waiting: {
    source: 'Choose the country you travel from, and your estimate appears here.',
    nights: 'Your estimate appears here as soon as the length of your stay is known.',
  },
  range: (low: number, high: number) => `${usd(low)} to ${usd(high)}`,
  rangeHint: 'Depending on the destination.',
  approximate,
  loading: 'Working it out …',
  failed: 'The estimate could not be worked out.',
  assumed: 'Still assumed',
  assumptions: {
    patients: '1 patient, no companion',
    accommodationType: 'standard hotel',
    foodPreference: 'standard food',
    nights: "the treatment's typical days",
    support: 'flights and visa wanted',
  } satisfies Record<Assumption, string>,
  unit: (unit: string, typical: number) =>
    `Treatment ${forUnit(unit)}${typical > 1 ? `; ${typical} are typical` : ''}.`,
} as const;

export const keepCopy = {
  title: 'Keep or share it',
  print: 'Print or save as PDF',
  copy: 'Copy a link to this estimate',
  copied: 'The link is copied. It holds your answers, and no name or contact details.',
  refused: 'Your browser did not let us copy the link. Here it is, to copy yourself:',
  link: 'Link to this estimate',
  printed: (date: string) => `Estimate of ${date}`,
  contact: 'Questions about this estimate?',
} as const;

export const compareCopy = {
  title: 'Compare destinations',
  lead: 'The same trip, with the same people, dates and comforts, elsewhere.',
  legend: (chosen: string, more: number) => `Compare ${chosen} with up to ${more} others`,
  full: (max: number) => `${max} destinations fit side by side. Untick one to choose another.`,
  few: 'Tick at least one destination to compare.',
  table: 'Destinations compared',
  chosen: 'Your choice',
  choose: 'Choose',
  chose: (country: string) => `${country} is your destination now. The estimate is for ${country}.`,
  about: (currency: string) => `Total in ${currency}`,
  difference: 'Difference',
  same: '–',
  equal: 'the same',
  less: (amount: number) => `${usd(amount)} less`,
  more: (amount: number) => `${usd(amount)} more`,
  stay: 'Typical stay',
  days: (count: number) => counted(count, 'day'),
  visaFee: 'Visa fee a person',
  noFee: 'none',
  unknown: 'not known',
  switch: 'Destination',
  loading: 'Working out the other destinations …',
  failed: 'The other destinations could not be worked out.',
  none: 'No other destination is offered for this treatment.',
} as const;
