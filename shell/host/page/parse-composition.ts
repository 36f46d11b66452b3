import { type Composition, CompositionSchema } from 'shared-contracts/host';
import * as v from 'valibot';

export const parseComposition = (answer: unknown): Composition => v.parse(CompositionSchema, answer);

export const parseReleases = (answer: unknown): Composition['remotes'] =>
  v.parse(CompositionSchema.entries.remotes, answer);
