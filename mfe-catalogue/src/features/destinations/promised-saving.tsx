import { countriesAtom } from 'shared-contracts';
import { useApiQuery, useAtomValue } from 'shared-contracts/ui';
import { useQueryContext } from '../../shared/query-context.ts';
import classes from './destinations.module.css';
import { profileCopy as copy } from './profile.copy.ts';
import { caseSource, NO_CASES, savingCasesQuery } from './saving-case.query.ts';

/** Section 2's savings badge, which the customer words, with a case that our own figures bear out. */
export function PromisedSaving({ country, savings }: { country: string; savings: string }) {
  const { sources } = useAtomValue(countriesAtom);
  const context = useQueryContext();
  const cases = useApiQuery(sources.includes(caseSource) ? savingCasesQuery(context) : null, NO_CASES);
  return (
    <p className={classes.case}>
      {copy.save(savings)}: {copy.savingCase(cases.data[country], caseSource)}
    </p>
  );
}
