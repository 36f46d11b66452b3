import { bounds, OTHER_SOURCE } from 'shared-contracts';
import { sourceCountries } from 'shared-contracts/host';
import type { CostsByTreatmentRequest } from 'shared-contracts/wire';
import { describe, expect, it } from 'vitest';
import { createCatalogue, type TreatmentRecord } from '../reference/catalogue.ts';
import { readReferenceData } from '../reference/reference-data.ts';
import type { SessionRow } from '../sessions/session.store.ts';
import { tripOfSession } from '../sessions/trip-of-session.ts';
import { costsBySource } from './costs-by-source.ts';
import { costsByDestination, tripCost } from './trip-cost.ts';
import { typicalTrip, typicalTrips } from './typical-trips.ts';

const catalogue = createCatalogue(readReferenceData());
const treatments = [...catalogue.treatments.values()];
const sources = [...sourceCountries, OTHER_SOURCE];
/** The fewest, the typical number, the most, and more than that, which counts as the most in each call. */
const unitsOf = ({ typical_units, unit }: TreatmentRecord) =>
  new Set([1, typical_units, unit?.max ?? 1, bounds.units.max]);

/** The row of a session that has saved these answers. */
const sessionWith = (trip: CostsByTreatmentRequest, destination: string): SessionRow => ({
  id: 1,
  token_hash: '',
  address_hash: '',
  country: '',
  variant: null,
  timeline: null,
  start_date: null,
  end_date: null,
  cost: null,
  currency: null,
  told_prices: null,
  earlier_trips: null,
  compared: null,
  created_at: '',
  used_at: '',
  ...trip,
  later_nights: trip.later_nights ? JSON.stringify(trip.later_nights) : null,
  travel_support: Number(trip.travel_support),
  visa_support: Number(trip.visa_support),
  destination,
});

describe.each(treatments.map(treatment => [treatment.name, treatment] as const))(
  'the cost of %s, from every source to every destination, for every number of units and visits',
  (_name, treatment) => {
    const trips = sources.flatMap(source =>
      [...unitsOf(treatment)].flatMap(units =>
        [{ visits: 1 }, { visits: 2 }, { visits: 2, later_nights: [4] }].map(visits =>
          Object.assign(typicalTrip(treatment, source), { people_count: 2, units, ...visits }),
        ),
      ),
    );

    it('is the same by treatment and for a session', () => {
      for (const asked of trips)
        for (const {
          country,
          low: _low,
          high: _high,
          basis: _basis,
          note: _note,
          treatment_range: _range,
          later: _later,
          ...cost
        } of costsByDestination(catalogue, asked)) {
          const { trip, destination } = tripOfSession(catalogue, sessionWith(asked, country));
          expect(tripCost(catalogue, trip, destination)).toEqual(cost);
        }
    });

    it('counts each fare, fee, night and meal of a second visit, and nothing of the treatment', () => {
      for (const asked of trips) {
        const further = treatment.visits && (asked.later_nights?.[0] ?? treatment.visits.days[1]);
        const one = costsByDestination(catalogue, { ...asked, visits: 1 });
        for (const [index, cost] of costsByDestination(catalogue, { ...asked, visits: 2 }).entries()) {
          const first = one[index] ?? expect.unreachable();
          const { treatment: price, travel, visa, accommodation, food, total } = cost;
          expect(price + travel + visa + accommodation + food).toBe(total);
          if (further == null) expect(cost).toEqual(first);
          else {
            const nights = treatment.min_treatement_days;
            expect({ price, travel, visa, accommodation, food }).toEqual({
              price: first.treatment,
              travel: first.travel * 2,
              visa: first.visa * 2,
              accommodation: (first.accommodation / nights) * (nights + further),
              food: (first.food / nights) * (nights + further),
            });
            expect(cost.low - first.low).toBeLessThan(total - first.total);
            expect(cost.high - first.high).toBeGreaterThan(total - first.total);
          }
        }
      }
    });

    it('is that of the typical trips, which count the usual visits, and of one treatment by source', () => {
      for (const source of sources) {
        const asked = typicalTrip(treatment, source);
        expect(asked.visits).toBe(treatment.visits?.days.length ?? 1);
        const costs = costsByDestination(catalogue, asked);
        const typical = typicalTrips(catalogue, source).treatments.find(
          ({ treatment_id }) => treatment_id === treatment.id,
        );
        expect(costs).toMatchObject(typical?.costs ?? []);
        if (source === OTHER_SOURCE) continue;
        for (const { country, basis: _basis, note: _note, treatment_range: _range, ...cost } of costs) {
          const bySource = costsBySource(catalogue, treatment, country);
          expect(bySource).toMatchObject({
            units: typical?.units,
            nights: typical?.nights,
            visits: typical?.visits,
          });
          expect(bySource?.costs.find(entry => entry.source === source)).toMatchObject({
            ...cost,
            home: typical?.home,
            home_range: typical?.home_range,
            flight_hours: catalogue.routes.get(source)?.get(country)?.flightHours,
          });
        }
      }
    });
  },
);

it('counts no more visits than are usual', () => {
  const implants = catalogue.treatments.get(37) ?? expect.unreachable();
  const asked = typicalTrip(implants, 'UK');
  expect(costsByDestination(catalogue, { ...asked, visits: 4 })).toEqual(
    costsByDestination(catalogue, { ...asked, visits: 2 }),
  );
});
