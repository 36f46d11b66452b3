import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const MARK = '\uFEFF';
const cellOf = (value: unknown) => toCsv([{ value }], ['value']).slice(`${MARK}value\r\n`.length, -2);

it('begins with a byte order mark, ends each line with CRLF and quotes what needs it', () => {
  const rows = [
    { a: 'The owner’s figure, Zoë', b: 'a "quoted" word' },
    { a: null, b: 7 },
  ];
  expect(toCsv(rows, ['a', 'b'])).toBe(
    `${MARK}a,b\r\n"The owner’s figure, Zoë","a ""quoted"" word"\r\n,7\r\n`,
  );
});

it.each([
  ['=1+1', "'=1+1"],
  ['+44 20 7946 0000', "'+44 20 7946 0000"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', `"'\r'=1+1"`],
  ['＝1+1', "'＝1+1"],
  // A spreadsheet set to semicolons splits the text here, quoted or not.
  ['knee;=1+1', "knee;'=1+1"],
  ['hello;"=1+1;x', '"hello;""\'=1+1;x"'],
  ['hello;""=1+1', '"hello;""""\'=1+1"'],
  ['knee, or\n=1+1', `"knee, or\n'=1+1"`],
  ['a=b, c-d; e@example.org', '"a=b, c-d; e@example.org"'],
  [-5, '-5'],
  [{ total: -5 }, '"{""total"":-5}"'],
])('leaves no formula in %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});
