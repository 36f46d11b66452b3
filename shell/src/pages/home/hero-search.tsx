import { IconPlayerPause, IconPlayerPlay, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import classes from './hero-search.module.css';
import { homeCopy, suggestions } from './home.copy.ts';
import { useSearch } from './use-search.ts';
import { useTypedPlaceholder } from './use-typed-placeholder.ts';

const copy = homeCopy.search;

/**
 * The hero's search. It answers by scrolling to the calculator's treatment search, which finds the term in the trip
 * store. Without JavaScript it leads to the list of treatments; the field has no name, so that what was typed stays out
 * of the address.
 */
export function HeroSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  const search = useSearch();
  const typing = useTypedPlaceholder(field, suggestions);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(term);
  };
  return (
    <div className={classes.search}>
      <form role="search" action="/treatments" onSubmit={submit}>
        <label htmlFor="hero-search">{copy.label}</label>
        <div className={classes.row}>
          <IconSearch className={classes.glass} size={22} stroke={1.8} aria-hidden />
          <input
            ref={field}
            id="hero-search"
            type="search"
            autoComplete="off"
            placeholder={copy.placeholder(suggestions[0])}
            value={term}
            onChange={event => setTerm(event.target.value)}
          />
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
          <button type="submit" className={classes.submit}>
            {copy.submit}
          </button>
        </div>
      </form>
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
