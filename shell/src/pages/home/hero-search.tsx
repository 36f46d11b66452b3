import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './hero-search.module.css';
import { homeCopy, suggestions } from './home.copy.ts';
import { SearchField } from './search-field.tsx';
import { useSearch } from './use-search.ts';
import { useTypedPlaceholder } from './use-typed-placeholder.ts';

const copy = homeCopy.search;

/** The search field with its typing animation, and the four suggestions. A search leads to the calculator's own search. */
export function HeroSearch() {
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch();
  const typing = useTypedPlaceholder(field, suggestions);
  return (
    <div className={classes.search}>
      <SearchField field={field} search={search}>
        {!typing.isMotionReduced && (
          <button
            type="button"
            className={classes.pause}
            aria-label={typing.isPaused ? copy.play : copy.pause}
            onClick={typing.toggle}
          >
            {typing.isPaused ? (
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
