const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE = new Map(Array.from(DIGITS, (digit, index) => [digit, index]));

/** Where a piece of a generated file begins, and the index of the source that it comes from, if any. */
export interface Segment {
  line: number;
  column: number;
  source: number | undefined;
}

/** The segments of a source map, in the order of the generated file. */
export function decodeMappings(mappings: string): Segment[] {
  let source = 0;
  return mappings.split(';').flatMap((text, line) => {
    let column = 0;
    return text
      .split(',')
      .filter(segment => segment !== '')
      .map(segment => {
        const [columns = 0, sources] = decodeNumbers(segment);
        column += columns;
        source += sources ?? 0;
        return { line, column, source: sources === undefined ? undefined : source };
      });
  });
}

/** Numbers in base 64: five bits a digit, the lowest first, the first bit of a number its sign. */
function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let shift = 0;
  let bits = 0;
  for (const character of text) {
    const digit = VALUE.get(character) ?? 0;
    bits |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(bits & 1 ? -(bits >> 1) : bits >> 1);
    shift = 0;
    bits = 0;
  }
  return numbers;
}
