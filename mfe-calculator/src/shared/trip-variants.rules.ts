import { type CostsByTreatmentInput, OTHER_SOURCE, type Treatment } from 'shared-contracts';

/** The same trip with other people or another end, named as it stands before its total. */
export interface TripVariant {
  name: string;
  input: CostsByTreatmentInput;
}

/**
 * What else a trip for this treatment may come to: without or with the companions that are usual, and with the flight home
 * no earlier than a guideline says, where that is after the stay.
 */
export function tripVariants(
  input: CostsByTreatmentInput,
  { companions, earliestFlight }: Pick<Treatment, 'companions' | 'earliestFlight'>,
): TripVariant[] {
  const { patients, travelers, nights, source, flightSupport } = input;
  const isAlone = travelers === patients;
  const others = isAlone ? patients * (1 + (companions?.usual ?? 0)) : patients;
  const words = patients === 1 ? ['For two', 'Alone'] : ['With companions', 'Without companions'];
  const flies = flightSupport && source !== OTHER_SOURCE;
  return [
    ...(companions ? [{ name: words[isAlone ? 0 : 1] ?? '', input: { ...input, travelers: others } }] : []),
    ...(earliestFlight && flies && earliestFlight.days > nights
      ? [
          {
            name: `Flight home after ${earliestFlight.after}`,
            input: { ...input, nights: earliestFlight.days },
          },
        ]
      : []),
  ];
}
