import { toJsonSchema } from '@valibot/to-json-schema';
import { shareFragment } from 'shared-contracts';
import { defaultTrip, TripDataSchema } from 'shared-contracts/host';
import type { TripFormat } from './types-folder.ts';

/** The trip of the installed contract. Rules that JSON Schema cannot express are left out. */
export function describeTrip(): TripFormat {
  const version = /=(v\d+)\./.exec(shareFragment(defaultTrip))?.[1];
  if (!version) throw new Error('A shared link has no version of the trip');
  return { version, schema: toJsonSchema(TripDataSchema, { typeMode: 'input', errorMode: 'ignore' }) };
}
