import { Failure } from 'shared-contracts/ui';
import { wizardCopy as copy } from './wizard.copy.ts';

interface ListStateProps {
  of: { loading: boolean; failed: boolean; retry: () => void };
  /** What to say of a failure, where it is no list that failed. */
  failed?: string;
}

/** What stands in the place of a list that is not there: loading, or failed with a way to try again. */
export function ListState({ of, failed = copy.listFailed }: ListStateProps) {
  if (of.loading) return <p>{copy.loading}</p>;
  if (!of.failed) return null;
  return <Failure text={failed} label={copy.retry} retry={of.retry} />;
}
