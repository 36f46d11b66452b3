import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import {
  countriesAtom,
  prefillAtom,
  searchedCountry,
  searchTermAtom,
  viewTreatmentAtom,
} from 'shared-contracts';
import { listSearchState } from 'shared-contracts/host';
import { TreatmentSearch, useAtomValue, useNavigate, useSetAtom } from 'shared-contracts/ui';
import { useModules } from '../../host/page/modules.ts';
import { layoutCopy as copy } from './layout.copy.ts';
import { allLinksOf } from './menu-links.ts';
import classes from './site-search.module.css';

interface SiteSearchProps {
  id?: string;
  /** Called when the search leads to another page. */
  onLeave?: () => void;
}

/**
 * The search of every page. A suggestion leads to the treatment's page, other text to the list of treatments, which the
 * server filters where no code runs. A destination that the text names is queued for the calculator.
 */
export function SiteSearch({ id = 'site-search', onLeave }: SiteSearchProps) {
  const [term, setTerm] = useState('');
  const { destinations } = useAtomValue(countriesAtom);
  const setListTerm = useSetAtom(searchTermAtom);
  const queuePrefill = useSetAtom(prefillAtom);
  const viewTreatment = useSetAtom(viewTreatmentAtom);
  const navigate = useNavigate();

  const { composition } = useModules();

  const open = (path: string, state?: object) => {
    setTerm('');
    onLeave?.();
    void navigate(path, { state });
  };
  const openTreatment = (_name: string, treatmentId: string, slug: string) => {
    const country = searchedCountry(term, destinations);
    // First, because viewing another treatment drops the prefill of the one before.
    viewTreatment(treatmentId);
    if (country) queuePrefill({ country, treatmentId });
    open(`/treatments/${slug}`, { treatmentId });
  };
  const openList = () => {
    const text = term.trim();
    if (!text) return;
    const country = searchedCountry(text, destinations);
    if (country) queuePrefill({ country });
    setListTerm(text);
    open('/treatments', listSearchState);
  };
  return (
    <form
      className={classes.form}
      action="/treatments"
      onSubmit={event => {
        event.preventDefault();
        openList();
      }}
    >
      <TreatmentSearch
        id={id}
        name="q"
        aria-label={copy.search}
        placeholder={copy.searchExample}
        term={term}
        onTerm={setTerm}
        onChoose={openTreatment}
        pages={{ list: allLinksOf(composition()), open }}
      />
      <button type="submit" aria-label={copy.search}>
        <IconSearch size={22} stroke={1.8} aria-hidden />
      </button>
    </form>
  );
}
