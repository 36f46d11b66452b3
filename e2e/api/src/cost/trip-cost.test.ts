import * as fc from 'fast-check';
import { OTHER_SOURCE } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import type { CostsByTreatmentRequest } from 'shared-contracts/wire';
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../reference/catalogue.ts';
import { costRule, type PricedTrip } from '../reference/cost-rule.ts';
import { readReferenceData } from '../reference/reference-data.ts';
import { computeCost } from './compute-cost.ts';
import { costsByDestination, tripCost } from './trip-cost.ts';

const usd = fc.integer({ min: 0, max: 200_000 });
const trips: fc.Arbitrary<PricedTrip> = fc
  .record({
    treatmentPrice: usd,
    fare: usd,
    visaFee: usd,
    roomPerNight: usd,
    foodPerDay: usd,
    units: fc.integer({ min: 1, max: 32 }),
    patients: fc.integer({ min: 1, max: 10 }),
    companions: fc.integer({ min: 0, max: 10 }),
    nights: fc.integer({ min: 1, max: 180 }),
    visits: fc.integer({ min: 1, max: 4 }),
    wantsFlights: fc.boolean(),
    wantsVisa: fc.boolean(),
  })
  .map(({ companions, ...trip }) => Object.assign(trip, { travelers: trip.patients + companions }));

describe('computeCost', () => {
  it('rounds each line to the nearest dollar, then adds them up', () => {
    const lines = {
      treatment: () => 99.5,
      travel: () => 10.4,
      visa: () => 10.4,
      accommodation: () => 0,
      food: () => 0,
    };
    const [trip] = fc.sample(trips, 1);
    const cost = { treatment: 100, travel: 10, visa: 10, accommodation: 0, food: 0, total: 120 };
    expect(computeCost({ ...costRule, lines }, trip!)).toEqual(cost);
  });

  it('never gets cheaper with another companion, patient, unit or night', () => {
    fc.assert(
      fc.property(trips, trip => {
        const { total } = computeCost(costRule, trip);
        const { patients, travelers, units, nights } = trip;
        expect(computeCost(costRule, { ...trip, travelers: travelers + 1 }).total).toBeGreaterThanOrEqual(
          total,
        );
        const patient = { ...trip, patients: patients + 1, travelers: travelers + 1 };
        expect(computeCost(costRule, patient).total).toBeGreaterThanOrEqual(total);
        expect(computeCost(costRule, { ...trip, units: units + 1 }).total).toBeGreaterThanOrEqual(total);
        expect(computeCost(costRule, { ...trip, nights: nights + 1 }).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});

const catalogue = createCatalogue(readReferenceData());

describe('the cost of every treatment at every destination from every source', () => {
  it('follows the cost rule, line by line', () => {
    let compared = 0;
    for (const treatment of catalogue.treatments.values()) {
      for (const source of sourceCountries) {
        const units = Math.min(1 + (compared % 32), treatment.unit?.max ?? 1);
        const trip: CostsByTreatmentRequest = {
          treatment_id: treatment.id,
          source,
          people_count: 3,
          patient_count: 2,
          accommodation_duration: 7,
          accommodation_id: 2,
          food_id: 1,
          travel_support: true,
          visa_support: true,
          // A treatment without units counts one, and none counts more units than it has.
          units: treatment.unit ? 1 + (compared % 32) : 32,
          visits: 1,
        };
        const costs = costsByDestination(catalogue, trip);
        expect(costs.map(({ country }) => country)).toEqual([...treatment.prices.keys()]);
        for (const { country, low, high, treatment_range: range, basis, note, later, ...cost } of costs) {
          const price = treatment.prices.get(country);
          expect([basis, note]).toEqual([price?.basis, price?.caution]);
          const others = (quarter: number, fifth: number) =>
            Math.round(cost.travel * quarter) +
            Math.round(cost.visa * quarter) +
            Math.round(cost.accommodation * quarter) +
            Math.round(cost.food * fifth);
          expect([low, high]).toEqual([
            (price?.low ?? Number.NaN) * 2 * units + others(0.75, 0.8),
            (price?.high ?? Number.NaN) * 2 * units + others(1.25, 1.2),
          ]);
          expect(range).toEqual({
            low: (price?.low ?? Number.NaN) * 2 * units,
            high: (price?.high ?? Number.NaN) * 2 * units,
          });
          expect(low <= cost.total && cost.total <= high).toBe(true);
          const isHome = country === source;
          expect(later !== undefined).toBe(treatment.earliest_flight !== undefined && !isHome);
          if (later) expect(later.total).toBeGreaterThan(cost.total);
          const route = catalogue.routes.get(source)?.get(country);
          expect(cost).toMatchObject({
            treatment: (price?.usd ?? Number.NaN) * 2 * units,
            travel: (route?.fare ?? Number.NaN) * 3,
            visa: (route?.visa ?? Number.NaN) * 3,
            accommodation: isHome
              ? 0
              : (catalogue.accommodation.get(2)?.usd_per_night[country] ?? Number.NaN) * 7 * 2,
            food: (catalogue.food.get(1)?.usd_per_day[country] ?? Number.NaN) * 7 * 3,
          });
          const unlisted = tripCost(catalogue, { ...trip, source: OTHER_SOURCE }, country);
          const total = cost.total - cost.travel - cost.visa;
          if (!isHome) expect(unlisted).toEqual({ ...cost, travel: 0, visa: 0, total });
          const unwanted = { ...trip, travel_support: false, visa_support: false };
          expect(tripCost(catalogue, unwanted, country)).toMatchObject({ travel: 0, visa: 0 });
          compared += 1;
        }
      }
    }
    expect(compared).toBe(
      [...catalogue.treatments.values()].reduce((sum, { prices }) => sum + prices.size, 0) *
        sourceCountries.length,
    );
  });

  it.each([
    [1, { treatment: 1_800, travel: 760, visa: 0, accommodation: 900, food: 576, total: 4_036 }],
    [2, { treatment: 3_600, travel: 760, visa: 0, accommodation: 900, food: 576, total: 5_836 }],
  ])(
    'of two implants in two trips of two people, %i of them a patient, is the one worked out by hand',
    (patients, cost) => {
      const trip = {
        treatment_id: 37,
        source: 'Germany',
        people_count: 2,
        patient_count: patients,
        accommodation_duration: 5,
        accommodation_id: 2,
        food_id: 2,
        travel_support: true,
        visa_support: true,
        units: 2,
        visits: 2,
      };
      expect(tripCost(catalogue, trip, 'Turkey')).toEqual(cost);
    },
  );

  it('includes no travel and no visa at home', () => {
    expect(catalogue.routes.get('UAE')?.get('UAE')).toEqual({ fare: 0, visa: 0, flightHours: 0 });
  });
});
