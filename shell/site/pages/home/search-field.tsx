import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button, TreatmentSearch, useNavigate } from 'shared-contracts/ui';
import { useModules } from '../../../host/page/modules.ts';
import { allLinksOf } from '../../layout/menu-links.ts';
import classes from './hero-search.module.css';
import { homeCopy } from './home.copy.ts';
import { suggestions } from './suggestions.ts';
import type { Search } from './use-search.ts';

const copy = homeCopy.search;

interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
  /** Shown between field and button. */
  children: ReactNode;
}

/**
 * Choosing a suggestion is the same as submitting its name. Without JavaScript the form leads to the list of treatments,
 * filtered by the server.
 */
export function SearchField({ field, search, children }: SearchFieldProps) {
  const [term, setTerm] = useState('');
  const { composition } = useModules();
  const navigate = useNavigate();
  return (
    <form
      role="search"
      action="/treatments"
      onSubmit={event => {
        event.preventDefault();
        search(term);
      }}
    >
      <label htmlFor="hero-search">{copy.label}</label>
      <div className={classes.row}>
        <IconSearch className={classes.glass} size={22} stroke={1.8} aria-hidden />
        <TreatmentSearch
          id="hero-search"
          name="q"
          field={field}
          placeholder={copy.placeholder(suggestions[0])}
          term={term}
          onTerm={setTerm}
          onChoose={(name, treatmentId) => {
            setTerm(name);
            search(name, { typed: term, treatmentId });
          }}
          pages={{ list: allLinksOf(composition()), open: path => void navigate(path) }}
        />
        {children}
        <Button type="submit">{copy.submit}</Button>
      </div>
    </form>
  );
}
