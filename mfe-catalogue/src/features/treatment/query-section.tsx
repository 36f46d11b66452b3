import type { ReactNode } from 'react';
import { Failure, Loader, type QueryResult, VisuallyHidden } from 'shared-contracts/ui';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

interface QuerySectionProps<T> {
  query: QueryResult<T>;
  /** Text in place of an empty list. */
  empty?: string;
  children: (data: T) => ReactNode;
}

/** Content that depends on one query: a spinner while it loads, a message if it is empty, and one with a retry button if it fails. */
export function QuerySection<T extends readonly unknown[] | null>({
  query,
  empty = copy.sectionEmpty,
  children,
}: QuerySectionProps<T>) {
  if (query.loading)
    return (
      <>
        <Loader className={classes.spinner} aria-hidden />
        <VisuallyHidden>{copy.sectionLoading}</VisuallyHidden>
        {/* If the query failed on the server, only a browser with JavaScript repeats it. */}
        <noscript>{copy.sectionFailed}</noscript>
      </>
    );
  if (query.failed) return <Failure text={copy.sectionFailed} label={copy.retry} retry={query.retry} />;
  return query.data?.length === 0 ? <p>{empty}</p> : children(query.data);
}
