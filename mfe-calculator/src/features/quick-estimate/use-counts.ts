import { type Treatment, tripAtom } from 'shared-contracts';
import { atom, useAtomValue, useSetAtom } from 'shared-contracts/ui';
import { type Counts, countsOfTrip } from './counts.rules.ts';

/** What the visitor has answered next to the estimates of a treatment; all of them count it. */
const countsAtom = atom<Partial<Counts> & { treatmentId?: string }>({});

/** The numbers that the visitor has answered, here or in the calculator, and what answers them here. */
export function useCounts(treatment: Pick<Treatment, 'id' | 'visits'> | undefined) {
  const trip = useAtomValue(tripAtom);
  const { treatmentId, ...answered } = useAtomValue(countsAtom);
  const setCounts = useSetAtom(countsAtom);
  const here = treatmentId === treatment?.id ? answered : {};
  const answers: Partial<Counts> = treatment ? { ...countsOfTrip(trip, treatment), ...here } : {};
  const count = (answer: Partial<Counts>) =>
    treatment && setCounts({ ...here, ...answer, treatmentId: treatment.id });
  return { answers, count };
}
