import type { Named } from '../src/features/check-quote/read-names.rules.ts';

const pieces: Record<string, Named['unit']> = {
  'Dental Implants': { one: 'implant', many: 'implants', max: 32 },
  'Dental Veneers': { one: 'veneer', many: 'veneers', max: 32 },
  'Dental Crowns': { one: 'crown', many: 'crowns', max: 32 },
  'Cataract Surgery': { one: 'eye', many: 'eyes', max: 2 },
};

/** The treatments of section 3. */
export const treatments: readonly Named[] = [
  'Hair Transplant',
  'Rhinoplasty',
  'Breast Augmentation',
  'Buttock Augmentation (BBL)',
  'Liposuction',
  'Tummy Tuck (Abdominoplasty)',
  'Facelift',
  'Eyelid Surgery (Blepharoplasty)',
  'Dental Implants',
  'Dental Veneers',
  'Dental Crowns',
  'Full Mouth Restoration',
  'Orthodontics',
  'LASIK Eye Surgery',
  'Cataract Surgery',
  'In Vitro Fertilization (IVF)',
  'Gastric Sleeve',
  'Gastric Bypass',
  'Coronary Angiogram',
  'Angioplasty',
  'Heart Bypass',
  'Heart Valve Replacement',
  'Knee Replacement',
  'Hip Replacement',
  'Spinal Fusion',
].map(name => ({ name, unit: pieces[name] ?? null }));
