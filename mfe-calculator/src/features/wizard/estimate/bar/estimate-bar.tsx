import { Button } from 'shared-contracts/ui';
import { breakdownCopy } from '../breakdown/breakdown.copy.ts';
import { type LocalCurrency, roundedIn, totalIn } from '../currency/local-currency.rules.ts';
import { estimateCopy } from '../estimate.copy.ts';
import { SharedLink } from '../sharing/shared-link.tsx';
import { sharingCopy } from '../sharing/sharing.copy.ts';
import type { Sharing } from '../sharing/use-sharing.ts';
import classes from './estimate-bar.module.css';

interface EstimateBarProps {
  /** USD. */
  total: number;
  local: LocalCurrency | null;
  sharing: Sharing;
  onRequest(): void;
}

/** On a narrow screen the total and what to do with it, always in view. */
export function EstimateBar({ total, local, sharing, onRequest }: EstimateBarProps) {
  const { second } = totalIn(local, total);
  return (
    <div className={classes.bar} data-card="raised">
      <SharedLink shared={sharing.shared} />
      <p className={classes.total}>
        {!local?.isFirst && <small>{estimateCopy.about}</small>} <strong>{roundedIn(local, total)}</strong>{' '}
        {second && <small>{second}</small>}
      </p>
      <Button type="button" onClick={onRequest}>
        {breakdownCopy.request}
      </Button>
      <Button type="button" variant="default" onClick={() => void sharing.share()}>
        {sharingCopy.share}
      </Button>
    </div>
  );
}
