import { section3Treatments } from '@carefare/testing/section-3';
import type { Named } from '../src/features/check-quote/read-names.rules.ts';

const pieces: Record<string, Named['unit']> = {
  'Dental Implants': { one: 'implant', many: 'implants', max: 32 },
  'Dental Veneers': { one: 'veneer', many: 'veneers', max: 32 },
  'Dental Crowns': { one: 'crown', many: 'crowns', max: 32 },
  'Cataract Surgery': { one: 'eye', many: 'eyes', max: 2 },
};

/** The treatments of section 3. */
export const treatments: readonly Named[] = section3Treatments.map(({ name }) => ({
  name,
  unit: pieces[name] ?? null,
}));
