import { type Addressed, slugOf } from './slugs.ts';

/** Section 3's slugs by id, the main one first. They count where the API names none. */
export const section3Slugs: Readonly<Record<string, readonly [string, ...string[]]>> = {
  29: ['hair-transplant'],
  30: ['rhinoplasty'],
  31: ['breast-augmentation'],
  32: ['buttock-augmentation-bbl', 'buttock-augmentation'],
  33: ['liposuction'],
  34: ['tummy-tuck-abdominoplasty', 'tummy-tuck'],
  35: ['facelift'],
  36: ['eyelid-surgery-blepharoplasty', 'eyelid-surgery'],
  37: ['dental-implants'],
  38: ['dental-veneers', 'veneers'],
  39: ['dental-crowns'],
  40: ['full-mouth-restoration'],
  41: ['orthodontics'],
  42: ['lasik-eye-surgery'],
  43: ['cataract-surgery'],
  44: ['in-vitro-fertilization-ivf', 'in-vitro-fertilization', 'ivf'],
  45: ['gastric-sleeve'],
  46: ['gastric-bypass'],
  47: ['coronary-angiogram'],
  48: ['angioplasty'],
  49: ['heart-bypass'],
  50: ['heart-valve-replacement'],
  51: ['knee-replacement'],
  52: ['hip-replacement'],
  53: ['spinal-fusion'],
};

/**
 * A list with the slugs of each treatment: the API's, else section 3's for its ids, else that of the name. Of two with one slug
 * the later has its id behind it. An alias that is another's slug counts for that one.
 */
export function assignSlugs<T extends Addressed & { id: string }>(treatments: readonly T[]): T[] {
  const taken = new Set<string>();
  const take = (slug: string, id: string): string => {
    const free = slug && !taken.has(slug) ? slug : [slug, id].filter(Boolean).join('-');
    taken.add(free);
    return free;
  };
  const mains = treatments.map(({ id, name, slug }) =>
    take(slug ?? section3Slugs[id]?.[0] ?? slugOf(name), id),
  );
  return treatments.map(({ slug: _slug, aliases, ...treatment }, index) => {
    const { id, name } = treatment;
    const main = mains[index] ?? '';
    const [, ...known] = section3Slugs[id] ?? [];
    // Answers that have only the name lead to the page as well.
    const others = [...(aliases ?? known), slugOf(name)].filter(alias => alias && !taken.has(alias));
    for (const alias of others) taken.add(alias);
    return {
      ...(treatment as unknown as T),
      ...(main !== slugOf(name) && { slug: main }),
      ...(others.length > 0 && { aliases: others }),
    };
  });
}
