import {
  CostsByTreatmentRequestSchema,
  costInputOf,
  defaultTrip,
  OTHER_SOURCE,
  sourceCountries,
  TreatmentsAnswerSchema,
  toCostsByTreatmentRequest,
} from 'shared-contracts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { loadTestCatalogue } from '../../testing/load-test-catalogue.ts';
import { treatmentsAnswer } from '../masters/masters.answers.ts';
import type { SessionRow } from '../sessions/session.store.ts';
import { tripOfSession } from '../sessions/trip-of-session.ts';
import { costsByDestination, tripCost } from './trip-cost.ts';
import { typicalTrips } from './typical-trips.ts';

it('agrees to the dollar with the running and the final estimate of the same trip, in every cell', async () => {
  const catalogue = await loadTestCatalogue();
  const treatments = v.parse(TreatmentsAnswerSchema, treatmentsAnswer(catalogue));
  let compared = 0;
  for (const source of [...sourceCountries, OTHER_SOURCE]) {
    for (const typical of typicalTrips(catalogue, source).treatments) {
      const treatmentType = String(typical.treatment_id);
      const treatment = treatments.find(({ id }) => id === treatmentType) ?? 0;
      // What the calculator asks for before anything but treatment and source is answered.
      const estimate = costInputOf({ ...defaultTrip, treatmentType, source }, 'destination', treatment);
      if (!estimate) throw new Error(`nothing is estimated for treatment ${treatmentType}`);
      const request = v.parse(CostsByTreatmentRequestSchema, toCostsByTreatmentRequest(estimate.input));
      const costs = costsByDestination(catalogue, request);
      expect(costs).toMatchObject(typical.costs);
      for (const { country, low: _low, high: _high, ...cost } of costs) {
        const saved = { ...request, units: null, destination: country, travel_support: 1, visa_support: 1 };
        const { trip, destination } = tripOfSession(catalogue, saved as unknown as SessionRow);
        expect(tripCost(catalogue, trip, destination)).toEqual(cost);
        compared += 1;
      }
    }
  }
  expect(compared).toBe(
    13 * [...catalogue.treatments.values()].reduce((sum, { prices }) => sum + prices.size, 0),
  );
});
