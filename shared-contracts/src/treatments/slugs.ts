/** Addresses of a treatment's page (section 3). Aliases show the same page, whose canonical address has the main slug. */
export interface TreatmentAddress {
  /** Treatment id, as text. */
  id: string;
  /** Name for screens that have no answer from the API; otherwise the API's name is shown. */
  name: string;
  /** The main slug: `slugOf(name)`. */
  slug: string;
  aliases: readonly string[];
}

const address = (id: number, name: string, slug: string, ...aliases: string[]): TreatmentAddress => ({
  id: String(id),
  name,
  slug,
  aliases,
});

/** The 25 treatments that have a page, by id. */
export const treatmentAddresses: readonly TreatmentAddress[] = [
  address(29, 'Hair Transplant', 'hair-transplant'),
  address(30, 'Rhinoplasty', 'rhinoplasty'),
  address(31, 'Breast Augmentation', 'breast-augmentation'),
  address(32, 'Buttock Augmentation (BBL)', 'buttock-augmentation-bbl', 'buttock-augmentation'),
  address(33, 'Liposuction', 'liposuction'),
  address(34, 'Tummy Tuck (Abdominoplasty)', 'tummy-tuck-abdominoplasty', 'tummy-tuck'),
  address(35, 'Facelift', 'facelift'),
  address(36, 'Eyelid Surgery (Blepharoplasty)', 'eyelid-surgery-blepharoplasty', 'eyelid-surgery'),
  address(37, 'Dental Implants', 'dental-implants'),
  address(38, 'Dental Veneers', 'dental-veneers', 'veneers'),
  address(39, 'Dental Crowns', 'dental-crowns'),
  address(40, 'Full Mouth Restoration', 'full-mouth-restoration'),
  address(41, 'Orthodontics', 'orthodontics'),
  address(42, 'LASIK Eye Surgery', 'lasik-eye-surgery'),
  address(43, 'Cataract Surgery', 'cataract-surgery'),
  address(44, 'In Vitro Fertilization (IVF)', 'in-vitro-fertilization-ivf', 'in-vitro-fertilization', 'ivf'),
  address(45, 'Gastric Sleeve', 'gastric-sleeve'),
  address(46, 'Gastric Bypass', 'gastric-bypass'),
  address(47, 'Coronary Angiogram', 'coronary-angiogram'),
  address(48, 'Angioplasty', 'angioplasty'),
  address(49, 'Heart Bypass', 'heart-bypass'),
  address(50, 'Heart Valve Replacement', 'heart-valve-replacement'),
  address(51, 'Knee Replacement', 'knee-replacement'),
  address(52, 'Hip Replacement', 'hip-replacement'),
  address(53, 'Spinal Fusion', 'spinal-fusion'),
];

const byId = new Map(treatmentAddresses.map(entry => [entry.id, entry]));
const idBySlug = new Map(
  treatmentAddresses.flatMap(({ id, slug, aliases }) => [slug, ...aliases].map(name => [name, id] as const)),
);

/** Slug of a name: lowercased, '&' becomes 'and', punctuation removed, spaces become single hyphens (section 2). */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Treatment id of a slug or alias; null for a slug that has no page. */
export function treatmentIdOfSlug(slug: string): string | null {
  return idBySlug.get(slug) ?? null;
}

/** Name and slugs of a treatment by id; undefined for an id without a page. */
export const treatmentAddress = (id: string | number): TreatmentAddress | undefined => byId.get(String(id));
