import { Link } from 'shared-contracts/ui';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';
import classes from './treatment-list.module.css';

/** What a search found, with a link to all treatments unless they are shown. */
export const SearchResult = ({ result, isFiltered }: { result: string; isFiltered: boolean }) => (
  <p className={classes.result}>
    {result} {isFiltered && <Link to="/treatments">{copy.showAll}</Link>}
  </p>
);
