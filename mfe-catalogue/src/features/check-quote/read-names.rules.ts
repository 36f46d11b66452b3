import { type Addressed, searchedCountry, searchTreatments, slugOf, treatmentSlug } from 'shared-contracts';
import { findNumbers } from './amounts.rules.ts';
import { lexicon } from './lexicon.ts';
import {
  brandWords,
  guaranteeWords,
  partTreatments,
  pieceWords,
  placeWords,
  roomWords,
  toothWords,
  treatmentWords,
} from './name-words.ts';
import { LETTER, plainText, wordsSource } from './plain-text.ts';
import { numberWords } from './vocabulary.ts';

/** A treatment that a text may name, with what is counted of it. */
export type Named = Addressed & { unit?: { one: string; many: string; max: number } | null };

/** Words that are read of a text: its subject stands near its beginning. */
const MOST_WORDS = 200;
const LONGEST_NAME = 4;

interface Found<T> {
  at: number;
  phrase: string;
  meaning: T;
}

/** What the phrases of a text mean; of those that begin at one word the longest that means anything. */
function readPhrases<T>(text: string, mean: (phrase: string) => T | null): Found<T>[] {
  const words = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu)).slice(0, MOST_WORDS);
  return words.flatMap(({ index: at }, first) => {
    for (let count = LONGEST_NAME; count > 0; count -= 1) {
      const parts = words.slice(first, first + count);
      const phrase = slugOf(parts.map(([word]) => word).join(' ')).replaceAll('-', ' ');
      const meaning = parts.length === count ? mean(phrase) : null;
      if (meaning !== null) return [{ at, phrase, meaning }];
    }
    return [];
  });
}

const singular = (text: string): string => text.replace(/s$/, '');
/** The treatments that are counted in pieces, which a number of them names. */
const pieces = Object.entries(pieceWords).map(([slug, words]) => ({ slug, words }));
const isDental = (slug: string): boolean => slug.startsWith('dental-');

/** Each treatment's words are made to a pattern once. */
const lexicons = new WeakMap<Named, ReturnType<typeof lexicon>>();

/** A treatment's own names, and what clinics call it. */
function wordsOf(treatment: Named) {
  const known = lexicons.get(treatment);
  if (known) return known;
  const plain = plainText(treatment.name);
  const names = [plain, ...plain.split(/[()]/)].map(name => name.trim()).filter(Boolean);
  const all = [...names, ...names.map(singular), treatmentWords[treatmentSlug(treatment)] ?? ''];
  const words = lexicon([['name', all.join(',')]]);
  lexicons.set(treatment, words);
  return words;
}

/** The treatments that a text names, in its order. */
function findTreatments<T extends Named>(treatments: readonly T[], text: string): Found<T>[] {
  const plain = plainText(text);
  const found = treatments.flatMap(meaning =>
    wordsOf(meaning)
      .find(plain)
      .map(({ start, end }) => ({ at: start, phrase: plain.slice(start, end), meaning })),
  );
  if (found.length > 0) return found.sort((a, b) => a.at - b.at || b.phrase.length - a.phrase.length);
  // Everyday words, which the search knows.
  const list = treatments.map(treatment => ({
    treatment,
    name: treatment.name,
    slug: treatment.slug,
    category: '',
  }));
  return readPhrases(plain, phrase => {
    const [hit = null, ...others] = phrase.length < 3 ? [] : searchTreatments(list, phrase, true);
    return others.length === 0 ? hit : null;
  }).map(({ at, phrase, meaning }) => ({ at, phrase, meaning: meaning.treatment }));
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Whether it is another treatment, and neither in its price nor a piece that is counted. */
function isOther(other: Named, treatment: Named): boolean {
  const [slug, main] = [treatmentSlug(other), treatmentSlug(treatment)];
  return slug !== main && !(isDental(slug) && isDental(main)) && !partTreatments[main]?.includes(slug);
}

const JOINT =
  /^(?:\s+(?!(?:or|oder|if|not|by|for|after|later)(?!\p{L}))[\p{L}\d]+){0,4}\s*(?:[+&]|\b(?:plus|and|with|y|con|com|e|mas|und|mit|ve|ile|oraz|i|es)(?!\p{L}))\s*(?:(?!(?:later|previous|prior|earlier)(?!\p{L}))\p{L}+[\s(]+){0,5}$/u;

/** Treatments that a text names side by side, as `facelift + eyelid surgery`. */
const joinedTreatments = <T extends Named>(found: readonly Found<T>[], plain: string): T[] =>
  found.flatMap((one, index) => {
    const next = found[index + 1];
    return next &&
      next.meaning !== one.meaning &&
      JOINT.test(plain.slice(one.at + one.phrase.length, next.at))
      ? [one.meaning, next.meaning]
      : [];
  });

/** The treatment that a text is about: the one whose pieces it counts, else the one that it names first. */
export function treatmentIn<T extends Named>(treatments: readonly T[], text: string) {
  const found = findTreatments(treatments, text);
  const first = found[0]?.meaning ?? null;
  const slug = first && treatmentSlug(first);
  const isOpen = slug === null || isDental(slug);
  // `Single implant, zirconia crown on it`
  const named = found[0]?.at ?? Infinity;
  const plain = plainText(text);
  // `Implant surgery €650, crown €350 per tooth`
  const isOfTeeth = /\b(?:tooth|teeth|dental|abutment|crown|veneer|bridge|root canal|zahn|diente)/.test(
    plain,
  );
  const counted = pieces
    .filter(piece => isOpen && isDental(piece.slug))
    .flatMap(piece => {
      const treatment = treatments.find(other => treatmentSlug(other) === piece.slug);
      const counts = countIn(text, piece.words);
      const isMeant =
        counts.length > 0 ||
        ((slug !== null || isOfTeeth) &&
          lexicon([['piece', piece.words]])
            .find(plain)
            .some(
              ({ start }) =>
                start < named &&
                !/^\p{L}+\s+(?:dental\s+)?(?:clinic|cliniq|klini|cent|zent|studio|institut)/u.test(
                  plain.slice(start),
                ),
            ));
      return treatment && isMeant ? [{ treatment, counts }] : [];
    });
  const pieceOf = counted.find(({ counts }) => counts.length > 0) ?? counted[0];
  const joined = joinedTreatments(found, plain);
  // `Liposuction + BBL`
  const whole = joined.find(other => slug && partTreatments[treatmentSlug(other)]?.includes(slug));
  const treatment = pieceOf?.treatment ?? whole ?? first;
  // An implant has its crown: only other numbers are other pieces. `1 crown 145` may be what each costs.
  const numbersOf = (counts: readonly number[]) => {
    const many = counts.filter(count => count > 1);
    return many.length > 0 ? many : counts;
  };
  const meant = numbersOf(pieceOf?.counts ?? []);
  const others = counted.flatMap(({ treatment: other, counts }) =>
    counts.length > 0 && meant.length > 0 && !numbersOf(counts).some(count => meant.includes(count))
      ? [other]
      : [],
  );
  const words = treatment && pieceWords[treatmentSlug(treatment)];
  const piece = words ? lexicon([['piece', words]]) : undefined;
  return {
    treatment,
    /** The other treatments in the text: a price for all of them is not the price of one. */
    others:
      treatment === null ? [] : distinct([...others, ...joined.filter(other => isOther(other, treatment))]),
    /** What a row names besides. */
    othersIn: (row: string) =>
      treatment === null
        ? []
        : distinct(findTreatments(treatments, row).map(({ meaning }) => meaning)).filter(other =>
            isOther(other, treatment),
          ),
    /** Whether a row names one. */
    isNamed: (row: string) => {
      const plainRow = plainText(row);
      return found.some(({ phrase }) => plainRow.includes(phrase)) || piece?.isIn(plainRow) === true;
    },
  };
}

/** Where a maker is, behind its name. */
const ORIGIN = /^(?: implants?)?(?:\s*[(,/–-]\s*\p{L}+(?=\s*\))|\s+(?:from|made in) \p{L}+)/u;
const places = lexicon(Object.entries(placeWords));

/** `Megagen, Korea` says where a maker is. */
function withoutOrigins(plain: string): string {
  let left = plain;
  for (const { end } of brandPlaces(plain)) {
    const origin = ORIGIN.exec(plain.slice(end))?.[0] ?? '';
    left = left.slice(0, end) + ' '.repeat(origin.length) + left.slice(end + origin.length);
  }
  return left;
}

/** The destination that a text names most often, by country, people, city or in another language; null if it names none. */
export function countryIn(text: string, destinations?: readonly string[]): string | null {
  const plain = withoutOrigins(plainText(text));
  // A phrase that only ends with the name is left to a later word.
  const named = readPhrases(plain, phrase => {
    const country = searchedCountry(phrase, destinations);
    return country === searchedCountry(phrase.replace(/^\S+ ?/, ''), destinations) ? null : country;
  }).map(({ meaning }) => meaning);
  for (const { kind } of places.find(plain))
    if (!destinations || destinations.includes(kind)) named.push(kind);
  const count = (country: string): number => named.filter(other => other === country).length;
  return [...named].sort((a, b) => count(b) - count(a))[0] ?? null;
}

const NUMBER = String.raw`(?:^|[^\d.,/a-z-])(?:(?<count>\d{1,2})(?![\d.,]\d|\d)|(?<word>${Object.keys(numberWords).join('|')})(?!${LETTER}))`;
const OTHER = String.raw`(?:(?!nights?\b|days?\b|years?\b|sessions?\b|weeks?\b|months?\b|jahre?\b|lata?\b|rok\b|yil\b|ev\b|wochen\b|monate?\b|anos?\b|meses\b|semanas\b|and\b|or\b|with\b|per\b|in\b|on\b|for\b)(?:${LETTER}|[.'’-])+\s+)`;

/** How many pieces a text counts, each time that it does. */
function countIn(text: string, words: string): number[] {
  const numbers = findNumbers(text).filter(({ currency }) => currency !== null);
  let plain = plainText(text);
  for (const { start, end } of numbers)
    plain = plain.slice(0, start) + '¤'.repeat(end - start) + plain.slice(end);
  for (const pattern of countsOf(words)) {
    const counts = Array.from(plain.matchAll(pattern), ({ groups: { word, count } = {} }) =>
      word ? (numberWords[word] ?? 0) : Number(count),
    ).filter(many => many > 0);
    if (counts.length > 0) return counts;
  }
  return [];
}

const countPatterns = new Map<string, RegExp[]>();

/** `4 Straumann implants`, `implants x 4`, `per tooth x 4 teeth`, `implants: 4 x $900`, `implant, 4 pcs`; the surest first. */
function countsOf(words: string): RegExp[] {
  const known = countPatterns.get(words);
  if (known) return known;
  const noun = wordsSource(words);
  const patterns = [
    String.raw`${noun}[^\n]{0,40}?[|\t]\s*(?<count>\d{1,2})\s*[|\t]`,
    String.raw`${NUMBER}[^\S\n]*(?:[x×*]|pcs?\.?|szt\.?|db|adet|units? of|pieces of)?[^\S\n]*${OTHER}{0,3}?${noun}`,
    String.raw`${noun}[^\d¤\n]{0,24}?(?:[x×*]|\||\t)\s*(?<count>\d{1,2})(?!\d)`,
    String.raw`${noun}[^\n]{0,40}?[x×*]\s*(?<count>\d{1,2})(?!\d)(?=\s*(?:${noun}|${wordsSource(toothWords)})|\s*=)`,
    String.raw`${noun}[^\n¤]{0,40}?[^\d.,\n¤](?<count>\d{1,2})\s*[x×*]\s*¤`,
    String.raw`${noun}[^\n¤]{0,20}?[^\d.,\n¤](?<count>\d{1,2})\s*(?:pcs?|pieces?|szt|db|adet|units?)(?!${LETTER})`,
    // Cells pasted one a row, `8` above `E-max veneers`; a `1` may number the rows.
    String.raw`(?:^|\n)(?<count>[2-9]|[1-9]\d)\n${OTHER}{0,3}?${noun}`,
  ].map(source => new RegExp(source, 'gu'));
  countPatterns.set(words, patterns);
  return patterns;
}

/** `10 upper`, `lower jaw: 8` */
const OF_JAW =
  /(?:^|[^\d.,])(\d{1,2})\s+(?:upper|lower|top|bottom)\b|\b(?:upper|lower|top|bottom)(?:\s+(?:jaw|teeth))?\W{0,3}(\d{1,2})(?![\d.,]*\d)/g;

/** How many pieces of a treatment a text is about; null if it does not say, or says different numbers. */
export function unitsIn(treatment: Named, text: string): number | null {
  const { unit } = treatment;
  if (!unit) return null;
  const known = pieceWords[treatmentSlug(treatment)];
  const own = countIn(text, [known, plainText(unit.one), plainText(unit.many)].filter(Boolean).join(','));
  const counts = own.length === 0 && isDental(treatmentSlug(treatment)) ? countIn(text, toothWords) : own;
  const [count = null] = counts;
  const more = [...new Set(counts)].filter(other => other > 1);
  // `USD 1,600 for one eye, USD 3,000 for both`
  const meant = more.length === 1 && more[0] !== undefined ? more[0] : count;
  // `10 veneers upper and 8 lower`
  const ofJaws = Array.from(plainText(text).matchAll(OF_JAW), ([, before, behind]) =>
    Number(before ?? behind),
  ).reduce((sum, each) => sum + each, 0);
  const isPart = ofJaws > 0 && ofJaws !== meant;
  return meant !== null && more.length < 2 && meant <= unit.max && !isPart ? meant : null;
}

const makers = lexicon([
  ['brand', brandWords],
  ['room', roomWords],
]);
const brandPlaces = (text: string) => makers.find(text).filter(({ kind }) => kind === 'brand');
/** Makers that a text names, as it writes them. */
export const brandsIn = (text: string): string[] => [
  ...new Set(brandPlaces(plainText(text)).map(({ start, end }) => text.slice(start, end))),
];
const guarantees = lexicon([['guarantee', guaranteeWords]]);
export const isGuarantee = (text: string): boolean => guarantees.isIn(text);
