import * as fc from 'fast-check';

const hostileTexts = fc.constantFrom(
  'x'.repeat(5_000),
  '\u0000',
  '\uD800',
  "'; drop table sessions; --",
  '‮‏',
  '💊'.repeat(999),
);
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  hostileTexts,
  fc.constantFrom(-1, 0, 1e21, 1.5, Number.MAX_SAFE_INTEGER, '__proto__', null, true, [], {}),
);

/** A valid body in which one value at any depth is replaced, dropped or given a sibling. */
function mutations(body: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(body);
  return fc
    .tuple(fc.constantFrom(...paths), anyValue, fc.constantFrom('replace', 'drop', 'add'), fc.string())
    .map(([path, value, kind, name]) => mutate(body, path, value, kind, name));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const pathsOf = (value: unknown, prefix: string[] = []): string[][] =>
  isObject(value)
    ? [prefix, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...prefix, key]))]
    : [prefix];

function mutate(
  body: unknown,
  [key, ...rest]: string[],
  value: unknown,
  kind: string,
  name: string,
): unknown {
  if (key === undefined) return kind === 'add' && isObject(body) ? { ...body, [name]: value } : value;
  if (!isObject(body)) return value;
  const copy = { ...body };
  if (rest.length === 0 && kind === 'drop') delete copy[key];
  else copy[key] = mutate(copy[key], rest, value, kind, name);
  return copy;
}

/** The body itself changed in one place, or anything. */
export const bodies = (valid: unknown) =>
  fc.oneof({ weight: 3, arbitrary: mutations(valid) }, { weight: 1, arbitrary: anyValue });
/** Parts of paths and queries. */
export const segments = fc.oneof(
  fc.webSegment(),
  fc.string({ unit: 'binary', maxLength: 80 }).map(encode),
  fc.constantFrom('%', '%00', '..', '1e9'),
);

/** Any text that HTTP allows in a header. */
const headerValues = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map(code => String.fromCharCode(code)),
});
const fuzzedHeaders = ['content-type', 'origin', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id'];

/** Headers that the API reads, each of them as it should be, or with any value, or absent. */
export const headersLike = (valid: Record<string, string>): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(valid).map(([name, value]) => [name, fc.oneof(fc.constant(value), headerValues)]),
        ),
      ),
      fc.dictionary(fc.constantFrom(...fuzzedHeaders), headerValues),
    )
    .map(([known, others]) => Object.assign(known, others));

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
