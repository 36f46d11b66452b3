import { Button } from 'shared-contracts/ui';
import { estimateCopy as copy } from '../estimate.copy.ts';
import { SharedLink } from '../sharing/shared-link.tsx';
import { sharingCopy } from '../sharing/sharing.copy.ts';
import type { Sharing } from '../sharing/use-sharing.ts';
import classes from './breakdown.module.css';

interface EstimateActionsProps {
  sharing: Sharing;
  /** The bar has the request and the link. */
  hasBar: boolean;
  onRequest(): void;
}

/** What to do with an estimate: to ask for a quote, print it, or copy a link that opens it elsewhere. */
export const EstimateActions = ({ sharing, hasBar, onRequest }: EstimateActionsProps) => (
  <div className={classes.buttons}>
    {!hasBar && (
      <Button type="button" onClick={onRequest}>
        {copy.request}
      </Button>
    )}
    <Button type="button" variant="default" onClick={() => window.print()}>
      {sharingCopy.print}
    </Button>
    {!hasBar && (
      <>
        <Button type="button" variant="default" onClick={() => void sharing.copy()}>
          {sharingCopy.copy}
        </Button>
        <SharedLink shared={sharing.shared} />
      </>
    )}
  </div>
);
