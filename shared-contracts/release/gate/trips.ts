import type { TripFormat } from '@carefare/build/types-folder';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';

/** The same trips each time, so that a promotion that was refused stays refused. */
const TRIPS = { seed: 1, numRuns: 1_000 };

type Schema = TripFormat['schema'];

/** Any value of a schema, as far as the trip's schema goes. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(option => valuesOf(option as Schema)));
  const { minimum: min, maximum: max, minLength, maxLength } = schema;
  if (schema.type === 'integer') return fc.integer({ min, max });
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string')
    return schema.pattern
      ? fc.stringMatching(new RegExp(schema.pattern, 'u'))
      : fc.string({ minLength, maxLength });
  if (schema.type === 'array') return fc.array(valuesOf(schema.items as Schema), { maxLength: 3 });
  if (schema.type === 'object') return tripsOf(schema);
  return fc.jsonValue();
}

function tripsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field as Schema)]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** The fields of a trip that another format does not have. */
export const listDroppedFields = (writer: TripFormat, reader: TripFormat): string[] =>
  Object.keys(writer.schema.properties ?? {}).filter(name => !(name in (reader.schema.properties ?? {})));

/** The first field that one format writes and another rejects, with a value; undefined if every trip is read. */
export function findRejectedTrip(writer: TripFormat, reader: TripFormat): string | undefined {
  if (writer.version !== reader.version) return `version ${writer.version}`;
  const isRead = new Ajv({ strict: false }).compile(reader.schema);
  const { counterexample } = fc.check(
    fc.property(tripsOf(writer.schema), trip => isRead(trip)),
    TRIPS,
  );
  if (!counterexample) return undefined;
  const [trip] = counterexample;
  isRead(trip);
  const [error] = isRead.errors ?? [];
  const [, name = ''] = error?.instancePath.split('/') ?? [];
  return name
    ? `${name} ${JSON.stringify(trip[name])}`
    : `a trip that ${error?.message ?? 'breaks its schema'}`;
}
