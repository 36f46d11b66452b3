import { Link } from 'shared-contracts/ui';
import { treatmentsCopy as copy } from './treatments.copy.ts';
import classes from './treatments.module.css';

/** What a search found, with a link to all treatments. */
export const SearchResult = ({ result }: { result: string }) => (
  <p className={classes.result}>
    {result} <Link to="/treatments">{copy.showAll}</Link>
  </p>
);
