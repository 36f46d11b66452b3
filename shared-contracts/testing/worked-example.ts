import {
  type CostBreakdown,
  type CostsByTreatmentInput,
  type HomePrice,
  type SavedTrip,
  type TripData,
} from 'shared-contracts';
import { addDays, TripDataSchema, today } from 'shared-contracts/host';
import type { CostsByTreatmentRequest } from 'shared-contracts/wire';
import * as v from 'valibot';

// The worked example of section 10.4: hip replacement, UK to India, 1 patient with 1 companion, 15 nights. Without imports
// of a test runner, so that unit tests and browser tests share it.

/** The cost, in whole USD. */
export const costWire: CostBreakdown = {
  treatment: 6200,
  travel: 1100,
  visa: 200,
  accommodation: 825,
  food: 540,
  total: 8865,
};

/** The same with the range of its total. */
export const rangedCostWire = { ...costWire, low: 7_226, high: 11_304 };

const homePrices: Readonly<Record<string, HomePrice>> = {
  USA: { low: 32_000, typical: 40_000, high: 52_000, basis: 'interpolated', note: null, year: null },
  UK: { low: 14_000, typical: 17_500, high: 22_750, basis: 'interpolated', note: null, year: 2024 },
};

/** What else the API says of it, for the source and the counts of a request. */
export function costDetails({
  source = 'UK',
  units = 1,
  patient_count: patients = 1,
  people_count: travelers = 2,
}: Partial<CostsByTreatmentRequest> = {}) {
  const home = homePrices[source];
  const count = units * patients;
  return {
    treatment_range: { low: 5_200, high: 8_000 },
    home_price: home
      ? { ...home, low: home.low * count, typical: home.typical * count, high: home.high * count }
      : null,
    counted: { rooms: Math.ceil(travelers / 2) },
    alternatives: {
      accommodation_id: { 1: costWire.total - 375, 2: costWire.total },
      food_id: { 1: costWire.total - 210, 2: costWire.total },
      travel_support: costWire.total - costWire.travel,
      visa_support: costWire.total - costWire.visa,
    },
  };
}

/** The input of the cost calls. */
export const costInput: CostsByTreatmentInput = {
  treatmentId: '52',
  source: 'UK',
  patients: 1,
  travelers: 2,
  nights: 15,
  accommodationId: 2,
  foodId: 2,
  flightSupport: true,
  visaSupport: true,
};

/** The trip, complete except for its dates. */
export const aTrip = (answers: Partial<TripData> = {}): TripData =>
  v.parse(TripDataSchema, {
    treatmentType: '52',
    source: 'UK',
    destination: 'India',
    timeline: 'planning',
    patients: 1,
    companions: 1,
    accommodationType: { accommodationMasterId: 2 },
    accommodationDuration: 15,
    foodPreference: { foodMasterId: 2 },
    ...answers,
  });

/** The date this many days from today, `YYYY-MM-DD`. */
export const inDays = (days: number): string => addDays(today(), days);

/** The complete trip, with dates 60 to 75 days from today. */
export const aDatedTrip = (answers: Partial<TripData> = {}): TripData =>
  aTrip({ startDate: inDays(60), endDate: inDays(75), timeline: 'soon', ...answers });

/** The answer of `GET /journey/{sessionId}`: the worked example, complete and without dates. */
export const savedTripWire = (answers: Partial<SavedTrip['answers']> = {}): SavedTrip => ({
  session_id: 8,
  answers: {
    treatment_id: 52,
    units: null,
    visits: null,
    source: 'UK',
    destination: 'India',
    start_date: null,
    end_date: null,
    patient_count: 1,
    people_count: 2,
    accommodation_id: 2,
    accommodation_duration: 15,
    later_nights: null,
    food_id: 2,
    travel_support: true,
    visa_support: true,
    compared: null,
    ...answers,
  },
  earlier: [],
  cost: costWire,
});
