/** An amount without the digits that an estimate does not know, as `aboutUsd` shows it: in hundreds, below 1,000 in tens. */
export const roundAbout = (amount: number): number => {
  const step = Math.abs(amount) >= 1_000 ? 100 : 10;
  return Math.round(amount / step) * step;
};
