import { Failure } from 'shared-contracts/ui';
import { wizardCopy as copy } from './wizard.copy.ts';

interface QueryStateProps {
  query: { loading: boolean; failed: boolean; retry: () => void };
  /** The message of a failure. */
  failed?: string;
}

/** Says that a query is loading, or that it failed, with a button to retry; nothing once there is data. */
export function QueryState({ query, failed = copy.listFailed }: QueryStateProps) {
  if (query.loading) return <p>{copy.loading}</p>;
  return query.failed && <Failure text={failed} label={copy.retry} retry={query.retry} />;
}
