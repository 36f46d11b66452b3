import {
  type CostBreakdown,
  costLineName,
  pluralize,
  priceFigure,
  type TripData,
  type UnknownLines,
} from 'shared-contracts';
import type { Route } from './route.rules.ts';
import { countedParts } from './units.rules.ts';
import { eachTrip } from './visits.rules.ts';

export type CostLine = Exclude<keyof CostBreakdown, 'total'>;

/** What a trip pays for. */
export interface PaidTrip extends Pick<TripData, 'patients' | 'travelers' | 'flightSupport' | 'visaSupport'> {
  route: Route;
  /** Such as `8 veneers`; null where none are counted. */
  units: string | null;
  priceUnit: string;
  /** Nights of all visits. */
  nights: number;
  visits: number;
  /** Names of the chosen kinds; empty until they are known. */
  room: string;
  food: string;
  /** How many are paid for; 1 if it is not known. */
  rooms: number;
}

interface CostLineWords {
  name: string;
  /** Among what a total counts. */
  short: string;
  /** As a part of the total. */
  part: string;
  /** Colour of the line's square and of its piece of the bar. */
  colour: string;
  /** The answer that asks for it; a line without one is always counted. */
  wantedBy?: 'flightSupport' | 'visaSupport';
  /** What it is for; empty where its name says it, or its amount that it is free. @param isFree it costs nothing; null until that is known */
  note(trip: PaidTrip, isFree: boolean | null): string;
}

const people = (count: number): string => (count === 1 ? 'for one person' : `for ${count} people`);
const withKind = (counted: string, kind: string): string => [counted, kind].filter(Boolean).join(', ');
/** What the line of travel or visas counts. */
const travelNote = (
  { route, travelers, visits }: PaidTrip,
  isWanted: boolean,
  isFree: boolean | null,
  what: string,
): string => {
  if (route === 'unlisted') return 'not included: your country is not listed';
  if (!isWanted && route !== 'home') return 'not counted, as you chose';
  return (isFree ?? route === 'home') ? '' : `${what}${people(travelers)}${eachTrip(visits)}`;
};

/** The lines of an estimate, in the order of the screen (section 3), with all that is said of each. */
export const costLines: Record<CostLine, CostLineWords> = {
  treatment: {
    name: 'Treatment',
    short: 'treatment',
    part: 'the treatment',
    colour: 'var(--mantine-color-sea-8)',
    note: ({ patients, units, priceUnit }, isFree) =>
      isFree ? priceFigure(0) : [...countedParts(patients, units), priceUnit].filter(Boolean).join(': '),
  },
  travel: {
    name: 'Travel',
    short: 'flights',
    part: 'the flights',
    colour: 'var(--mantine-color-clay-6)',
    wantedBy: 'flightSupport',
    note: (trip, isFree) => travelNote(trip, trip.flightSupport, isFree, 'return flights '),
  },
  visa: {
    name: 'Visa',
    short: 'visa',
    part: 'the visas',
    colour: 'var(--mantine-color-clay-3)',
    wantedBy: 'visaSupport',
    note: (trip, isFree) => travelNote(trip, trip.visaSupport, isFree, ''),
  },
  accommodation: {
    name: 'Accommodation',
    short: 'hotel',
    part: 'the accommodation',
    colour: 'var(--mantine-color-sea-5)',
    note({ route, nights, visits, room, rooms }, isFree) {
      return (isFree ?? route === 'home')
        ? ''
        : withKind(
            `${pluralize(nights, 'night')}${rooms > 1 ? ` in ${rooms} rooms` : ''}${eachTrip(visits)}`,
            room,
          );
    },
  },
  food: {
    name: 'Food',
    short: 'food',
    part: 'the food',
    colour: 'var(--mantine-color-sea-3)',
    note: ({ nights, travelers, visits, food }) =>
      withKind(`${pluralize(nights, 'night')} ${people(travelers)}${eachTrip(visits)}`, food),
  },
};

export const lineNames = Object.keys(costLines) as CostLine[];

/** Colour of every line that is not known. */
const unknownColour = 'var(--mantine-color-sea-2)';

const lineOf = <A>(key: CostLine, amount: A) => Object.assign({ key, amount }, costLines[key]);

/** The lines of a cost that is not there yet. */
export const pendingLines = lineNames.map(key => lineOf(key, null));

/** All lines of a cost with their amounts in USD, in the order of the screen, and after them the lines that are not known. */
export const linesOf = ({ others = {}, ...cost }: CostBreakdown & UnknownLines) => [
  ...lineNames.map(key => lineOf(key, cost[key])),
  ...Object.entries(others).map(([key, amount]) => {
    const name = costLineName(key);
    return { key, amount, name, part: name.toLowerCase(), colour: unknownColour };
  }),
];
