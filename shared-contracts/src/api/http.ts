import type * as v from 'valibot';
import type { Call } from './call.ts';

/** Makes one call and parses its answer. Never retries: the query client does (section 10.22). */
export type Http = <S extends v.GenericSchema>(call: Call<S>) => Promise<v.InferOutput<S>>;
