import type { ReactNode } from 'react';
import { Loader, type QueryResult, VisuallyHidden } from 'shared-contracts/ui';
import { QuerySection } from '../../shared/query-section.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface QueryListProps<T> {
  query: QueryResult<T[]>;
  /** Text in place of an empty list, which is not there otherwise. */
  empty?: string;
  children: (list: T[]) => ReactNode;
}

/** Whether it is known that nothing is in the list. */
export const isEmpty = ({ data, loading, failed }: QueryResult<readonly unknown[]>): boolean =>
  data.length === 0 && !loading && !failed;

/** A list with a query of its own, and a spinner while it loads. */
export const QueryList = <T,>({ query, empty, children }: QueryListProps<T>) => (
  <QuerySection
    queries={[query]}
    loading={
      <>
        <Loader className={classes.spinner} aria-hidden />
        <VisuallyHidden>{copy.sectionLoading}</VisuallyHidden>
      </>
    }
    failed={copy.sectionFailed}
  >
    {query.data.length === 0 && empty ? <p>{empty}</p> : children(query.data)}
  </QuerySection>
);
