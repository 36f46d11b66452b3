import { usd } from 'shared-contracts';
import { type LocalCurrency, moneyIn } from 'shared-contracts/ui';

// Amounts of the estimate are in the visitor's currency where it is known, and it is not US dollars. USD remains what is computed.
type Local = LocalCurrency | null;

/** An amount below the sign of its column, `6,740`; in USD with its sign, `$8,865`. */
export const cellIn = (local: Local, amount: number): string => (local ? local.digits(amount) : usd(amount));

/** The same with its sign, `£6,740`. */
export const exactIn = (local: Local, amount: number): string => moneyIn(local).exact(amount);

/** Only the figure of an amount that is not exact, `$8,900` or `£6,740`. */
export const roundedIn = (local: Local, amount: number): string => moneyIn(local).figure(amount);

/** The figure of an amount that is not exact, below the sign of its column: `$8,900` or `6,740`. */
export const roundedCellIn = (local: Local, amount: number): string =>
  local ? local.digits(amount) : roundedIn(null, amount);

/** An amount that is not exact, `about $8,900` or `about £6,740`. */
export const aboutIn = (local: Local, amount: number): string => moneyIn(local).about(amount);

/** The dollars of a total that stands in another currency. */
export const inDollars = (local: Local, amount: number): string | null =>
  local ? roundedIn(null, amount) : null;
