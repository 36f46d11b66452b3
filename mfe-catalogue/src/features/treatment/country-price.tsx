import { type DestinationOption, priceFigure, scopeOf, type Treatment } from 'shared-contracts';
import { PriceMark, useMoney } from 'shared-contracts/ui';
import { figuresCopy as copy } from './figures.copy.ts';
import classes from './treatment.module.css';

interface CountryPriceProps {
  treatment: Treatment;
  option: Pick<DestinationOption, 'country' | 'basePrice' | 'span' | 'basis' | 'note'>;
  /** One of several countries: beside its name is room for few words. */
  isListed?: boolean;
}

/** What one piece of the treatment costs in a country: next to what the whole trip does, or as the figure where that is not known. */
export function CountryPrice({ treatment, option, isListed = false }: CountryPriceProps) {
  const { country, basePrice, span, basis, note } = option;
  const money = useMoney();
  const unit = basePrice > 0 ? treatment.unit : null;
  const price = copy.each(priceFigure(basePrice, undefined, money.exact), unit);
  const besideTrip = isListed && unit ? price : copy.treatment(price);
  return (
    <p className={classes.price}>
      {span ? besideTrip : <strong>{price}</strong>} {!span && basePrice > 0 && scopeOf(null, treatment)}{' '}
      <PriceMark {...{ country, basis, note, isListed }} treatmentId={treatment.id} />
    </p>
  );
}
