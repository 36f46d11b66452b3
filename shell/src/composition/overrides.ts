import { type RemoteKey, remoteKeys } from 'shared-contracts';
import * as v from 'valibot';

/** Addresses of the releases that replace live ones in one browser, by remote. */
export const OverridesSchema = v.partial(v.object(v.entriesFromList(remoteKeys, v.string())));
export type Overrides = v.InferOutput<typeof OverridesSchema>;

export const overridesOf = (overrides: Overrides) => Object.entries(overrides) as [RemoteKey, string][];

/** Where overrides are asked for, confirmed and ended. */
export const OVERRIDE_PATH = '/_override';
