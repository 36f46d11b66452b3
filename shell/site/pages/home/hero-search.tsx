import { useRef } from 'react';
import { Link } from 'shared-contracts/ui';
import { searchAddress } from '../linked-treatments.ts';
import classes from './hero-search.module.css';
import { homeCopy } from './home.copy.ts';
import { PauseButton } from './pause-button.tsx';
import { SearchField } from './search-field.tsx';
import { suggestions } from './suggestions.ts';
import { useSearch } from './use-search.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTypedPlaceholder } from './use-typed-placeholder.ts';

const copy = homeCopy.search;

/** The search field with its typing animation, and the four suggestions, which without JavaScript lead to what they find in the list of treatments. A search leads to the calculator's own search. */
export function HeroSearch() {
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const found = useSuggestions();
  const typing = useTypedPlaceholder(field, suggestions);
  return (
    <div className={classes.search}>
      <SearchField field={field} search={search}>
        {!typing.isMotionReduced && (
          <PauseButton labels={copy} isPaused={typing.isPaused} onToggle={typing.toggle} />
        )}
      </SearchField>
      {found.length > 0 && (
        <ul className={classes.suggestions} data-chips="" aria-label={copy.suggestions}>
          {found.map(suggestion => (
            <li key={suggestion}>
              <Link to={searchAddress(suggestion)} onFollow={() => search(suggestion)}>
                {suggestion}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
