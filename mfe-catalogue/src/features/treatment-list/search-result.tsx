import { Link } from 'shared-contracts/ui';
import { CheckQuoteLink } from '../../shared/check-quote-link.tsx';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';

/** What a search found: with a link to all treatments, or, if they are shown, to what else a search may be for. */
export const SearchResult = ({ result, isFiltered }: { result: string; isFiltered: boolean }) => (
  <>
    <p className={classes.result}>
      {result} {isFiltered && <Link to="/treatments">{copy.showAll}</Link>}
    </p>
    {!isFiltered && <CheckQuoteLink />}
  </>
);
