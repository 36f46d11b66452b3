import type { ReactNode } from 'react';
import { Loader, type QueryResult, VisuallyHidden } from 'shared-contracts/ui';
import { QuerySection } from '../../shared/query-section.tsx';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface QueryListProps<T> {
  query: QueryResult<T[]>;
  /** Text in place of an empty list. */
  empty?: string;
  children: (list: T[]) => ReactNode;
}

/** A list with a query of its own: a spinner while it loads, and a text if it is empty. */
export const QueryList = <T,>({ query, empty = copy.sectionEmpty, children }: QueryListProps<T>) => (
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
    {query.data.length === 0 ? <p>{empty}</p> : children(query.data)}
  </QuerySection>
);
