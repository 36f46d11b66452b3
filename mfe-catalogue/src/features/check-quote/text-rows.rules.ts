import { findNumbers } from './amounts.rules.ts';
import { MASK, plainText } from './plain-text.ts';

/** The sender of a message, as messengers export it. */
const SENDER = /^\[[^\]]*\]\s*[^:]{1,40}:\s*/;
/** A longer row is several, each a few sentences: the time to read one grows with the square of its length. */
const LONGEST = /(?=[^]{1501})[^]{500,1499}[.!?;](?=\s+\p{Lu})|[^]{1,1500}(?!\S)|[^]{1,1500}/gu;
/** Rows of a text: what a line break tore apart is whole again. */
export function rowsOf(text: string) {
  const rows: { text: string; isAfterBlank: boolean }[] = [];
  let isAfterBlank = false;
  for (const line of text
    .normalize('NFC')
    .replaceAll(/\*{2,}|__|\r/g, '')
    .split('\n')) {
    const row = line.replace(SENDER, '').trimEnd();
    // The rule below the head of a table.
    if (/^[\s|:=_-]*$/.test(row)) {
      isAfterBlank ||= row.trim() === '';
      continue;
    }
    const last = rows.at(-1);
    const isTorn =
      last && !isAfterBlank && (/(?:,|\band|\by|\bund)$/.test(last.text) || isAmountAlone(row, last.text));
    // `4` above `600,00` are not 4,600.
    if (isTorn) last.text += `  ${row.trim()}`;
    else rows.push({ text: row, isAfterBlank });
    isAfterBlank = false;
  }
  return withFootnotes(rows).flatMap(row =>
    (row.text.match(LONGEST) ?? []).map((part, index) => ({
      text: part,
      isAfterBlank: index === 0 && row.isAfterBlank,
    })),
  );
}

const FOOTNOTE = /^\s*([*†‡¹²³])\s*(\S[^]{2,120})$/u;
const NOTED = /^(\s*[^\s*†‡¹²³][^*†‡¹²³]*\p{L})([*†‡¹²³])(?![\p{L}\p{N}])([^*†‡¹²³]*)$/u;

/** `transfer*`, and below it `* at extra cost`: `transfer (at extra cost)`. Several rows with one sign are a list. */
function withFootnotes<R extends { text: string }>(rows: readonly R[]): R[] {
  const notes = rows.flatMap(({ text }, at) => {
    const [, sign = '', note = ''] = FOOTNOTE.exec(text) ?? [];
    return sign ? [{ sign, note, at }] : [];
  });
  const signs = notes.map(({ sign }) => sign).join('');
  const single = notes.filter(({ sign }) => signs.indexOf(sign) === signs.lastIndexOf(sign));
  const used = new Set<number>();
  const noted = rows.map((row, index) => {
    const [, before, sign, after = ''] = NOTED.exec(row.text) ?? [];
    const found = single.find(note => note.sign === sign && note.at > index);
    if (!found) return row;
    used.add(found.at);
    return { ...row, text: `${before} (${found.note})${after}` };
  });
  return noted.filter((_, index) => !used.has(index));
}

function isAmountAlone(row: string, above: string): boolean {
  const amounts = findNumbers(row).filter(({ currency }) => currency);
  if (amounts.length === 0 || findNumbers(above).some(({ currency }) => currency)) return false;
  let rest = plainText(row).replace(/approx|about/, word => ' '.repeat(word.length));
  for (const { start, end } of amounts)
    rest = rest.slice(0, start) + MASK.repeat(end - start) + rest.slice(end);
  return !/[\p{L}\d]/u.test(rest);
}
