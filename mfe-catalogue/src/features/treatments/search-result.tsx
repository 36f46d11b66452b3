import { Link } from 'shared-contracts/ui';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';

/** What a search found, with a link to all treatments unless they are shown. */
export const SearchResult = ({ result, isFiltered }: { result: string; isFiltered: boolean }) => (
  <p className={classes.result}>
    {result} {isFiltered && <Link to="/treatments">{copy.showAll}</Link>}
  </p>
);
