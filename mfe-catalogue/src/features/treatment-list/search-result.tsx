import { Link, NotHereNote, useServices } from 'shared-contracts/ui';
import { CHECK_QUOTE_PATH, TREATMENTS_PATH, treatmentPath } from '../../shared/addresses.rules.ts';
import type { ListedTreatment } from './listed-treatment.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';

interface SearchResultProps {
  /** What a search found, in words. */
  result: string;
  isFiltered: boolean;
  /** What the visitor may have meant, where it found nothing. */
  nearest: readonly ListedTreatment[];
  /** What the search means, where no treatment answers it. */
  notHere: Parameters<typeof NotHereNote>[0] | null;
}

/** What a search found, with a link to all treatments, or, if they are shown, to the check of a quote where there is one. */
export function SearchResult({ result, isFiltered, nearest, notHere }: SearchResultProps) {
  const { hasPage } = useServices();
  return (
    <>
      <p className={classes.result}>
        <span>{notHere ? <NotHereNote {...notHere} /> : result}</span>{' '}
        {(isFiltered || hasPage('/check-a-quote')) && (
          <Link to={isFiltered ? TREATMENTS_PATH : CHECK_QUOTE_PATH}>
            {isFiltered ? copy.showAll : copy.checkQuote}
          </Link>
        )}
      </p>
      {nearest.length > 0 && (
        <ul data-chips="" aria-label={copy.nearest}>
          {nearest.map(treatment => (
            <li key={treatment.id}>
              <Link to={treatmentPath(treatment)} state={{ treatmentId: treatment.id }}>
                {copy.meant(treatment.name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
