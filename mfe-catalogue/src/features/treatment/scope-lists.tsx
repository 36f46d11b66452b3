import { type DestinationOption, formatMonth } from 'shared-contracts';
import { CheckQuoteLink } from '../../shared/check-quote-link.tsx';
import { SentenceList } from '../../shared/sentence-list.tsx';
import { figuresCopy as copy } from './figures.copy.ts';
import classes from './treatment.module.css';

interface ScopeListsProps extends Pick<DestinationOption, 'includes' | 'excludes' | 'asOf'> {
  treatmentId: string;
  /** The page's country, if it is about one. Else the lists are folded below the cards of all countries. */
  destination?: string;
}

/** What a treatment's price includes and leaves out, its date, and the way to check a clinic's quote against it. */
export const ScopeLists = ({ includes, excludes, asOf, treatmentId, destination }: ScopeListsProps) => (
  <div className={classes.scope} data-folded={destination === undefined ? '' : undefined}>
    <SentenceList title={copy.includes} items={includes} isFolded={destination === undefined} />
    <SentenceList title={copy.excludes} items={excludes} isFolded={destination === undefined} />
    <div>
      <CheckQuoteLink treatment={treatmentId} {...(destination !== undefined && { country: destination })} />
      <p className={classes.small}>{copy.indicative(formatMonth(asOf))}</p>
    </div>
  </div>
);
