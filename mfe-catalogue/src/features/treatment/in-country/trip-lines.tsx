import { type CostsBySource, residenceAtom } from 'shared-contracts';
import { LocalAmount, PriceMark, useAtomValue } from 'shared-contracts/ui';
import table from '../../../shared/table.module.css';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';
import { linesOf, tripLines } from './trip-lines.rules.ts';

interface TripLinesProps {
  costs: CostsBySource;
  treatmentId: string;
  destination: string;
}

/** The typical trip line by line: from all home countries, and from the visitor's own once that is known. */
export function TripLines({ costs, treatmentId, destination }: TripLinesProps) {
  const { country } = useAtomValue(residenceAtom);
  const lines = linesOf(costs.costs, country, destination);
  return (
    <table className={`${table.table} ${classes.lines}`} aria-label={copy.tripTable}>
      <tbody>
        {tripLines.map(name => {
          const { low, high } = lines[name];
          return (
            <tr key={name} data-line={name}>
              <th scope="row">
                {copy.lines[name]}
                {(name === 'travel' || name === 'visa') && copy.eachTrip(costs.visits?.days.length ?? 1)}
                {name === 'treatment' && (
                  <>
                    {' '}
                    <PriceMark {...costs} treatmentId={treatmentId} country={destination} />
                  </>
                )}
              </th>
              <td>
                {copy.range(low, high)}
                <LocalAmount usd={name === 'total' && low === high ? low : null} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
