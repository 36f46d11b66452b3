import { residenceAtom } from 'shared-contracts';
import { Badge, useAtomValue, useTripCosts } from 'shared-contracts/ui';
import { exampleDifference } from './example-trip.ts';
import { profileCopy as copy } from './profile.copy.ts';

/** What a promised saving comes to for the visitor's own country, more as plainly as less; nothing until it is known. */
export function SavingsCase({ country }: { country: string }) {
  const { data: costs } = useTripCosts();
  const { country: source } = useAtomValue(residenceAtom);
  const difference = exampleDifference(costs, country);
  if (source === null || difference === null) return null;
  return <Badge color="clay">{copy.case(source, difference)}</Badge>;
}
