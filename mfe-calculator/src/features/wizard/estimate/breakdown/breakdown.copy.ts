import {
  describeStays,
  forUnit,
  joinWords,
  type Options,
  pluralize,
  type Treatment,
  type TripFigure,
  totalScope,
  withArticle,
} from 'shared-contracts';
import { costLines } from '../../../../shared/cost-lines.ts';
import type { Route } from '../../../../shared/route.rules.ts';
import { forCountedUnits } from '../../../../shared/total.rules.ts';
import { countedParts, describeParty, unitsForAll } from '../../../../shared/units.rules.ts';
import { describeTrips, eachTrip } from '../../../../shared/visits.rules.ts';

export const breakdownCopy = {
  trip: {
    unlisted: (treatment, _source, destination) => `${treatment} in ${withArticle(destination)}`,
    home: (treatment, source) => `${treatment}, at home in ${withArticle(source)}`,
    abroad: (treatment, source, destination) =>
      `${treatment}, from ${withArticle(source)} to ${withArticle(destination)}`,
  } satisfies Record<Route, (treatment: string, source: string, destination: string) => string>,
  party: describeParty,
  stays: describeStays,
  period: (start: string, end: string, trips: number) => `${trips > 1 ? 'the first ' : ''}${start} to ${end}`,
  /** @param leftOut what the total leaves out */
  allIn: (units: string | null, patients: number, trips: number, leftOut: readonly string[]) =>
    `${totalScope(leftOut)}${units ? `, ${forCountedUnits(units, patients)}` : ''}${eachTrip(trips)}`,
  band: 'Only the treatment varies in the range; the other lines are typical prices.',
  /** What the range of the total holds. */
  bands: (bands: Options['bands'], treatment: string | null | undefined) => {
    const shareOf = ({ high }: Options['bands'][number]) => Math.round((high - 1) * 100);
    const shares = [...new Set(bands.map(shareOf))].map(share => {
      const lines = bands.filter(band => shareOf(band) === share).map(({ line }) => costLines[line].short);
      return `${joinWords(lines)} by up to ${share}%`;
    });
    const cost = treatment ? `The treatment may cost ${treatment}.` : 'The price of the treatment may vary.';
    return shares.length === 0
      ? cost
      : `${cost} Other lines may differ: ${shares.join(', ')}. These shares are our assumption.`;
  },
  computing: 'Working out your estimate …',
  ready: (figures: readonly Pick<TripFigure, 'about'>[], leftOut: readonly string[]) =>
    `Your estimate is ready: ${figures.map(({ about }) => about).join(' or ')} ${leftOut.length > 0 ? totalScope(leftOut).toLowerCase() : 'in all'}.`,
  /** What goes with a link that is shared. */
  shared: (figures: readonly Pick<TripFigure, 'about' | 'range' | 'when'>[], leftOut: readonly string[]) =>
    `${totalScope(leftOut)}: ${figures
      .map(({ about, range, when }) =>
        [about, range && `(${range})`, when && `if you ${when}`].filter(Boolean).join(' '),
      )
      .join('; ')}.`,
  failed: 'The cost cannot be computed at the moment. Your answers are kept.',
  unsaved:
    'This estimate is not saved yet: the service cannot be reached. We keep trying; your answers are still here.',
  price: {
    title: (destination: string) => `Treatment price in ${withArticle(destination)}`,
    typical: (price: string, unit: string) => `Typically ${price}${unit && ` ${forUnit(unit)}`}.`,
  },
  moneySaved: {
    title: 'Does it save money?',
    home: (source: string, price: string, patients: number, units: string | null) => {
      const what = countedParts(patients, units).join(', ');
      return `Paid privately in ${withArticle(source)}: ${price}${what && ` for ${what}`}`;
    },
    /** @param when of the flight home, where the trip has two totals */
    trip: ({ text, withHome }: NonNullable<TripFigure['comparison']>, when: string | null) =>
      when === null ? `The whole trip: ${withHome}.` : `If you ${when}: ${text}.`,
    unknown: (source: string) =>
      `We have no reliable price in ${withArticle(source)} yet, so we cannot say if you save.`,
    /** @param price for one patient, as it was told; `all` for all of them */
    told: (price: string, patients: number, all: string) =>
      `You were told ${price} at home${patients > 1 ? ` for one patient: ${all} for ${patients} patients` : ''}. `,
    fromUnits: (units: string, patients: number) => `It is less from ${unitsForAll(units, patients)} on.`,
    judge: 'Whether it is worth the journey is for you and your doctor.',
    /** @param most companions with which the trip is surely less than at home */
    companions: (isLess: boolean, most: number) => {
      if (isLess)
        return most === 0
          ? 'With a companion that is no longer certain.'
          : `With more than ${pluralize(most, 'companion')} that is no longer certain.`;
      return most === 0
        ? 'Without a companion it would be less than at home.'
        : `With ${most === 1 ? 'one companion' : `${most} companions or fewer`} it would be less than at home.`;
    },
  },
  assumed: {
    title: 'What we assumed',
    price: 'The typical price; a quote names yours',
    trips: (stays: readonly number[], visits: NonNullable<Treatment['visits']>) =>
      `${describeTrips(stays)}, ${visits.apart}. ${visits.note}`,
    rooms: (kind: string, price: string) => `${kind}, ${price} a night and room`,
    hospital: 'The hotel is counted for every night, any in hospital too',
    food: (kind: string, price: string) => `${kind}, ${price} a day and person`,
    flights: 'Return economy flights at a usual fare',
    return: (date: string) => `The flight home is on the last day, ${date}, if the clinic agrees`,
    wait: ({ text, source }: NonNullable<Treatment['earliestFlight']>) => `${text} (${source})`,
    advice: (answer: string) => `When to fly: ${answer}`,
    notListed: 'Flights and visa are not included, because your country is not listed',
    noFlights: 'No flights',
    visa: 'Visa fees of an ordinary passport',
    noVisa: 'No visa',
    home: 'Treatment in your own country: no flights, no visa and no hotel',
  },
  excludes: {
    title: 'Not included',
    reserve: 'a reserve of 10 to 30% for complications and a longer stay',
  },
  checkQuote: 'Check a quote from a clinic against our list',
  indicative: (month: string) =>
    `Indicative${month && `, as of ${month}`}. Not an offer and not medical advice.`,
  answers: {
    title: 'Check your answers',
    change: 'Change',
  },
} as const;
