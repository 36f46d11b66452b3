import { Button } from 'shared-contracts/ui';
import { wizardCopy as copy } from './wizard.copy.ts';

interface ListStateProps {
  of: { loading: boolean; failed: boolean; retry: () => void };
}

/** What stands in the place of a list that is not there: loading, or failed with a way to try again. */
export function ListState({ of }: ListStateProps) {
  if (of.loading) return <p role="status">{copy.loading}</p>;
  if (!of.failed) return null;
  return (
    <div role="alert">
      <p>{copy.listFailed}</p>
      <Button type="button" variant="outline" onClick={of.retry}>
        {copy.retry}
      </Button>
    </div>
  );
}
