import {
  type CostsBySource,
  costLineName,
  type DestinationOption,
  priceFigure,
  residenceAtom,
  type Treatment,
} from 'shared-contracts';
import { Dollars, type Money, useAtomValue, useMoney } from 'shared-contracts/ui';
import { spansCopy } from '../../../shared/spans.copy.ts';
import table from '../../../shared/table.module.css';
import { figuresCopy } from '../figures.copy.ts';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';
import { linesOf } from './trip-lines.rules.ts';

interface TripLinesProps {
  costs: CostsBySource;
  treatment: Pick<Treatment, 'leftOut'>;
  option: Pick<DestinationOption, 'typicalCost' | 'priceLow' | 'priceHigh' | 'basis'>;
}

/** The typical trip line by line, and each total with its range: from all home countries, and from the visitor's own once that is known. */
export function TripLines({ costs, treatment, option }: TripLinesProps) {
  const { country } = useAtomValue(residenceAtom);
  const money = useMoney();
  const { leftOut: lacking = [] } = treatment;
  const scope = spansCopy.scope(treatment);
  const lines = linesOf(costs.costs, country);
  const later = costs.costs.find(({ source }) => source === country)?.later;
  const { priceLow, priceHigh, typicalCost, basis } = option;
  const range = costs.units > 1 ? typicalCost : { low: priceLow, high: priceHigh };
  return (
    <table className={`${table.table} ${classes.lines}`} aria-label={copy.tripTable}>
      <tbody>
        {Object.entries(lines).map(([name, { low, high }]) => {
          const line = (
            <tr key={name} data-line={name}>
              <th scope="row">
                {name === 'allIn'
                  ? copy.allIn(scope)
                  : ((copy.lines as Readonly<Record<string, string>>)[name] ?? costLineName(name))}
                {name === 'total' && low < high && copy.byHome}
                {name === 'total' && later && copy.flyAfter(figuresCopy.nights(later.stay))}
                {(name === 'travel' || name === 'visa') && copy.eachTrip(costs.visits?.days.length ?? 1)}
              </th>
              <td>
                {figureOf(name, low, high, money)}
                {name === 'treatment' && range && range.low < range.high && (
                  <>
                    {' '}
                    <span>{`(${money.range(range.low, range.high, basis)})`}</span>
                  </>
                )}
                <Dollars usd={name === 'total' && low === high ? low : null} />
              </td>
            </tr>
          );
          return name === 'total' ? lacking.map(lackingRow).concat(line) : line;
        })}
        {later && (
          <>
            <tr data-line="total">
              <th scope="row">
                {copy.lines.total}
                {copy.flyAfter(`${later.after} (${later.advised_by})`)}
              </th>
              <td>
                {money.exact(later.total)}
                <Dollars usd={later.total} />
              </td>
            </tr>
            <tr>
              <th scope="row">{copy.allIn(scope)}</th>
              <td>{money.range(later.low, later.high)}</td>
            </tr>
          </>
        )}
      </tbody>
    </table>
  );
}

function figureOf(name: string, low: number, high: number, money: Money): string {
  if (name === 'allIn') return money.range(low, high);
  return name === 'treatment' && high === 0 ? priceFigure(0) : copy.range(low, high, money.exact);
}

/** What the treatment's price and the total below do not include. */
const lackingRow = ({ name }: NonNullable<Treatment['leftOut']>[number]) => (
  <tr key={name}>
    <th scope="row">{name}</th>
    <td>{copy.lacking}</td>
  </tr>
);
