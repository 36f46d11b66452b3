import { PriceMark, useServices } from 'shared-contracts/ui';
import { comparisonCopy as copy } from './comparison.copy.ts';
import type { Column } from './comparison-columns.rules.ts';

interface PriceBasesProps {
  treatmentId: string;
  /** Whose price at home is compared; null where it is what the visitor was told. */
  source: string | null;
  columns: readonly Column[];
}

/** What each price of the treatment rests on, and its note: below the table, whose columns are narrower than the words. */
export function PriceBases({ treatmentId, source, columns }: PriceBasesProps) {
  const { hasPage } = useServices();
  const hasBook = hasPage('/prices');
  const marked = columns.filter(({ country, cost }) => (country ?? source) && (hasBook || cost.note));
  return (
    marked.length > 0 && (
      <p data-note="">
        {copy.bases}
        {marked.map(({ country, cost }, place) => (
          <span key={country}>
            {place > 0 && ','} {country ?? copy.home}{' '}
            <PriceMark
              treatmentId={treatmentId}
              {...cost}
              country={country ?? source}
              isAtHome={country === null}
            />
          </span>
        ))}
      </p>
    )
  );
}
