import type { FoundAmount } from './amounts.rules.ts';

/** `Quotation no. 2211`, `Folio 873`, `Presupuesto nº 2231`, `2026-118` */
const REFERENCE =
  /(?:(?:#|(?:^|\P{L})(?:n[orº°]|n[uú]m(?:ero)?|folio|file|ref(?:erenc\p{L}*)?|u?h?id|mrn))[\s.:#]{0,3}|(?:^|\P{L})\p{L}-|\d-)$/iu;

/** `190 nett per night` */
export const FLAT = /^\s*(?:(?:nett?o?|only|flat)(?!\p{L})\.?|\+{2})/u;

export const NIGHTLY =
  /^\s*(?:\/|per|a|each|pro|por|la|die|je|za)\s*(?:night|nite|nt|day|noche|dia|nacht|tag|noc|dobe|gece|gun|ej)/u;

/** Whether a number fills a column, or the end of a row behind a colon, and is not a small count. */
export function isCell(row: string, { start, end, value }: FoundAmount): boolean {
  const before = row.slice(0, start);
  const gap = before.slice(before.trimEnd().length);
  const isBehind =
    gap.length > 2 ||
    gap.includes('\t') ||
    /[|:.\-–]$|\s\/$/u.test(before.trimEnd()) ||
    (/\p{L}\)$/u.test(before.trimEnd()) && (value >= 1_000 || /\d[.,]\d{3}/.test(row.slice(start, end)))) ||
    (gap !== '' && /\p{L}\s*$/u.test(before));
  const after = row.slice(end);
  const next = after.replace(FLAT, '').trimStart();
  const isReference = /^0\d/.test(row.slice(start, end)) || REFERENCE.test(before);
  // `Studies: 95 for both eyes`, `E-max   18,000 per tooth`
  const isFor = /(?::\s*|\s{3})$/.test(before) && /^(?:for|per|por|pro|fur|za|icin)(?!\p{L})/u.test(next);
  const isLast =
    next === '' || isFor || NIGHTLY.test(next) || /^[|!]/.test(next) || /^(?: {3}|\t)/.test(after);
  const isYear = value > 1_950 && value < 2_100 && !/[.,]/.test(row.slice(start, end));
  const isSaid =
    /(?:\b(?:so|now|only|just|comes to)|=)\s*$/.test(before) && /\d[.,]\d{3}/.test(row.slice(start, end));
  const isEnd = isSaid ? /^\P{L}*(?:$|[,.;!?]\s|\p{So})/u.test(after) : isBehind && isLast;
  return (value === 0 || value >= 50) && isEnd && !isYear && !isReference;
}
