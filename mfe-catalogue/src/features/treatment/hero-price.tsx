import { scopeOf, type Treatment } from 'shared-contracts';
import { PriceMark, useMoney } from 'shared-contracts/ui';
import { listedFigure } from '../../shared/figures.rules.ts';
import { figuresCopy } from './figures.copy.ts';
import { treatmentCopy as copy } from './treatment.copy.ts';
import classes from './treatment.module.css';

/** The treatment's lowest price of any country, in one line: the cards below have the whole trips. */
export function HeroPrice({ treatment }: { treatment: Treatment }) {
  const money = useMoney();
  const { amount, country, basis, units } = listedFigure(treatment, null);
  if (amount === 0)
    return (
      <p className={classes.heroPrice}>
        <strong>{copy.onRequest}</strong>
      </p>
    );
  return (
    <p className={classes.heroPrice}>
      {copy.figure(basis)} <strong>{money.exact(amount)}</strong>
      {figuresCopy.forUnits('', units)} {copy.scope(scopeOf(null, treatment), country)}{' '}
      <PriceMark treatmentId={treatment.id} country={country} basis={basis} isListed />
    </p>
  );
}
