import type { Catalogue, TreatmentRecord } from '../reference/catalogue.ts';
import { clampUnits } from './clamp-units.ts';

/** The treatment alone of one patient, for the typical number of units at a price of one, in whole USD. */
export const typicalCost = (
  { costRule }: Pick<Catalogue, 'costRule'>,
  treatment: TreatmentRecord,
  treatmentPrice: number,
): number =>
  costRule.lines.treatment({
    treatmentPrice,
    units: clampUnits(treatment),
    patients: 1,
    travelers: 1,
    fare: 0,
    visaFee: 0,
    roomPerNight: 0,
    foodPerDay: 0,
    nights: 0,
    visits: 1,
    wantsFlights: false,
    wantsVisa: false,
  });
