import type { ReactNode } from 'react';
import { Failure, type QueryResult } from 'shared-contracts/ui';

interface QuerySectionProps {
  queries: readonly QueryResult<unknown>[];
  /** Shown until all of them have succeeded. */
  loading: ReactNode;
  /** What has failed, in a sentence. */
  failed: string;
  children?: ReactNode;
}

/** Content that depends on queries. If some fail, a button repeats those. */
export function QuerySection({ queries, loading, failed, children }: QuerySectionProps) {
  const failures = queries.filter(query => query.failed);
  if (failures.length > 0)
    return <Failure text={failed} label="Try again" retry={() => failures.forEach(({ retry }) => retry())} />;
  if (queries.some(query => query.loading))
    return (
      <>
        {loading}
        {/* If a query failed on the server, only a browser with JavaScript repeats it. */}
        <noscript>{failed}</noscript>
      </>
    );
  return children;
}
