import type { CostsByTreatmentInput, Treatment } from 'shared-contracts';

/** The same trip with other people, named as it stands before its total. */
export interface TripVariant {
  name: string;
  input: CostsByTreatmentInput;
}

/** What else a trip for this treatment may come to: without or with the companions that are usual. */
export function tripVariants(
  input: CostsByTreatmentInput,
  { companions }: Pick<Treatment, 'companions'>,
): TripVariant[] {
  const { patients, travelers } = input;
  const isAlone = travelers === patients;
  const others = isAlone ? patients * (1 + (companions?.usual ?? 0)) : patients;
  const words = patients === 1 ? ['For two', 'Alone'] : ['With companions', 'Without companions'];
  return companions ? [{ name: words[isAlone ? 0 : 1] ?? '', input: { ...input, travelers: others } }] : [];
}
