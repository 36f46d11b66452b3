import { Failure } from 'shared-contracts/ui';
import { wizardCopy as copy } from './wizard.copy.ts';

interface ListStateProps {
  of: { loading: boolean; failed: boolean; retry: () => void };
}

/** What stands in the place of a list that is not there: loading, or failed with a way to try again. */
export function ListState({ of }: ListStateProps) {
  if (of.loading) return <p>{copy.loading}</p>;
  if (!of.failed) return null;
  return <Failure text={copy.listFailed} label={copy.retry} retry={of.retry} />;
}
