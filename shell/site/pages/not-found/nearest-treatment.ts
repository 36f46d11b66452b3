import { type Addressed, treatmentSlug } from 'shared-contracts';
import { decodeSegment } from 'shared-contracts/host';

/** Pairs of neighbouring letters. */
const pairsOf = (text: string): Set<string> =>
  new Set(Array.from(text.slice(1), (letter, index) => `${text[index]}${letter}`));

/** From this share of common pairs an address counts as misspelled. */
const LIKE = 0.6;

/** Dice's coefficient of two words, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)];
  const common = [...first].filter(pair => second.has(pair)).length;
  return (2 * common) / (first.size + second.size || 1);
}

/** What an address names, such as `hip-replacment`. */
export const lastPartOf = (pathname: string): string =>
  decodeSegment(pathname.split('/').findLast(Boolean) ?? '').toLowerCase();

/** The treatment that an address such as `/treatments/hip-replacment` may have meant; undefined if none is alike. */
export function nearestTreatment(
  pathname: string,
  treatments: readonly Addressed[],
): { name: string; path: string } | undefined {
  const typed = lastPartOf(pathname);
  const [best] = treatments
    .flatMap(treatment => {
      const slug = treatmentSlug(treatment);
      return [slug, ...(treatment.aliases ?? [])].map(candidate => ({
        name: treatment.name,
        slug,
        likeness: likenessOf(typed, candidate),
      }));
    })
    .sort((a, b) => b.likeness - a.likeness);
  return best && best.likeness >= LIKE
    ? { name: best.name, path: encodeURI(`/treatments/${best.slug}`) }
    : undefined;
}
