import { totalScope } from 'shared-contracts';
import { Button, type LocalCurrency } from 'shared-contracts/ui';
import { roundedIn } from '../../../../shared/currency/local-currency.rules.ts';
import type { TripTotal } from '../../../../shared/total.rules.ts';
import { estimateCopy } from '../estimate.copy.ts';
import { SharedLink } from '../sharing/shared-link.tsx';
import { sharingCopy } from '../sharing/sharing.copy.ts';
import type { Sharing } from '../sharing/use-sharing.ts';
import classes from './estimate-bar.module.css';
import { useStaysInView } from './use-stays-in-view.ts';

interface EstimateBarProps {
  cost: TripTotal;
  /** What its total leaves out. */
  leftOut: readonly string[];
  local: LocalCurrency | null;
  sharing: Sharing;
  onRequest(): void;
}

/** On a narrow screen the total and what to do with it, in view unless it would cover too much. */
export function EstimateBar({ cost, leftOut, local, sharing, onRequest }: EstimateBarProps) {
  const isOpen = sharing.shared !== null;
  return (
    <div
      {...useStaysInView<HTMLDivElement>(isOpen)}
      className={classes.bar}
      data-card="raised"
      data-open={isOpen ? '' : undefined}
    >
      <SharedLink shared={sharing.shared} />
      {leftOut.length > 0 && <p>{totalScope(leftOut)}:</p>}
      <p className={classes.total}>
        <small>{estimateCopy.about}</small> <strong>{roundedIn(local, cost.total)}</strong>
        {cost.later && (
          <>
            {' '}
            <small>{estimateCopy.or}</small> <strong>{roundedIn(local, cost.later.total)}</strong>
          </>
        )}
      </p>
      <Button type="button" onClick={onRequest}>
        {estimateCopy.request}
      </Button>
      <Button type="button" variant="default" onClick={() => void sharing.share()}>
        {sharingCopy.share}
      </Button>
    </div>
  );
}
