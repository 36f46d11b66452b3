import { unitsOf } from 'shared-contracts';
import type { TreatmentRecord } from '../reference/catalogue.ts';

/** The units of each patient: as answered, else the treatment's typical number; 1 where none are counted. */
export const clampUnits = (
  { typical_units, unit }: Pick<TreatmentRecord, 'typical_units' | 'unit'>,
  answer: number | null = null,
): number => unitsOf({ units: answer }, { typicalUnits: typical_units, unit });
