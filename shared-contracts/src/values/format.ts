const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A number's nearest integer with separators, e.g. `2,000`. Without `Intl`, whose data takes the browser long to load. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

/** Whole US dollars, e.g. `$8,865` or `-$120`. */
export function usd(amount: number): string {
  const whole = Math.round(amount);
  return whole < 0 ? `-$${formatCount(-whole)}` : `$${formatCount(whole)}`;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * Compares texts for sorting: accents count only where nothing else differs. Without collation, whose data takes the browser
 * long to load.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const [plainA, plainB] = [withoutAccents(a), withoutAccents(b)];
  if (plainA !== plainB) return plainA < plainB ? -1 : 1;
  return a < b ? -1 : 1;
}

/**
 * `2026-05-01` as `1 May 2026`, `2026-05` as `May 2026`; any other text unchanged. Without `Intl`, so that server and
 * browser write the same text.
 */
export function formatDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!year || !name) return date;
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}

/** `2026-05-01` and `2026-05` as `May 2026`; any other text unchanged, empty if there is no date. */
export function formatMonth(date: string | null): string {
  return date && /^\d{4}-\d{2}/.test(date) ? formatDate(date.slice(0, 7)) : (date ?? '');
}

/** A price unit as it follows a price: `per tooth` is unchanged, `one hip` becomes `for one hip`; none stays empty. */
export const forUnit = (unit: string): string => (!unit || unit.startsWith('per ') ? unit : `for ${unit}`);

/** A country's name as it stands in a sentence, e.g. `the UK`. */
export const withArticle = (country: string): string =>
  ['USA', 'UK', 'UAE'].includes(country) ? `the ${country}` : country;

/** A count with its noun, e.g. `1 night`, `2 nights`. @param plural for nouns that do not take an s */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** Words as a list in a sentence, e.g. `flights, visa and medicines`. */
export const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');

/** An API's name of a cost line that is not known, e.g. `airport_transfer` as `Airport transfer`. */
export const costLineName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[_-]+/g, ' ');

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}]/u;

/** What a visitor typed, as it stands in a sentence: text from right to left keeps its order, and the sentence its own. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
