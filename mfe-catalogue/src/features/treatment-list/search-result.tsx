import { Link } from 'shared-contracts/ui';
import { CHECK_QUOTE_PATH, TREATMENTS_PATH } from '../../shared/addresses.rules.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';

/** What a search found, with a link to all treatments, or to the check of a quote if they are shown. */
export const SearchResult = ({ result, isFiltered }: { result: string; isFiltered: boolean }) => (
  <p className={classes.result}>
    {result}{' '}
    <Link to={isFiltered ? TREATMENTS_PATH : CHECK_QUOTE_PATH}>
      {isFiltered ? copy.showAll : copy.checkQuote}
    </Link>
  </p>
);
