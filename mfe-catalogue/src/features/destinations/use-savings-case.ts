import { residenceAtom } from 'shared-contracts';
import { useAtomValue, useTripCosts } from 'shared-contracts/ui';
import { exampleDifference } from './example-trip.ts';
import { profileCopy as copy } from './profile.copy.ts';

/** What the promised saving of each country comes to for the visitor's own, more as plainly as less; null until it is known. */
export function useSavingsCase(): (country: string) => string | null {
  const { data: costs } = useTripCosts();
  const { country: source } = useAtomValue(residenceAtom);
  return country => {
    const difference = exampleDifference(costs, country);
    return source === null || difference === null ? null : copy.case(source, difference);
  };
}
