import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './hero-search.module.css';
import { homeCopy, suggestions } from './home.copy.ts';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';
import { useTypedPlaceholder } from './use-typed-placeholder.ts';

const copy = homeCopy.search;

/**
 * The hero's search: a field that types examples until it is used, and the four suggestions. It answers by scrolling to the
 * calculator's treatment search, which finds the term in the trip store.
 */
export function HeroSearch() {
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const typing = useTypedPlaceholder(field, suggestions);
  return (
    <div className={classes.search}>
      <SearchField field={field} search={search}>
        {!typing.still && (
          <button
            type="button"
            className={classes.pause}
            aria-label={typing.paused ? copy.play : copy.pause}
            onClick={typing.toggle}
          >
            {typing.paused ? (
              <IconPlayerPlay size={18} aria-hidden />
            ) : (
              <IconPlayerPause size={18} aria-hidden />
            )}
          </button>
        )}
      </SearchField>
      <ul className={classes.suggestions} aria-label={copy.suggestions}>
        {suggestions.map(suggestion => (
          <li key={suggestion}>
            <button type="button" onClick={() => search(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
