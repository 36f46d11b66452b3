import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type CostsBySource, countriesAtom, type PageProps, queries, residenceAtom } from 'shared-contracts';
import { useApiQuery, useAtomValue, useHydrated, useLocation, useStore } from 'shared-contracts/ui';
import { useQueryContext } from '../../shared/query-context.ts';
import { checkQuote, countedUnits, faultsOf, tripOf } from './check-quote.rules.ts';
import { type Draft, emptyDraft, parseDraft, readDraft } from './draft.ts';
import { lineSpans, type Span } from './line-spans.rules.ts';
import {
  type Prices,
  pricesQuery,
  type Rates,
  ratesQuery,
  treatmentNamed,
  unitPriceQuery,
} from './price-cells.query.ts';

interface Kept {
  /** The visit to the page. */
  key: string;
  draft: Draft;
  checked: Draft | null;
}
/** What was last typed and checked, for who comes back to the page: as long as the page's store lives, and in no storage. */
const keptIn = new WeakMap<object, Kept>();

/**
 * The form's values and what the check of them finds. The fields keep what is typed; it is read when it is needed.
 * @param result holds the answer or the list of faults, which gets the focus after a check
 */
export function useQuoteCheck(state: PageProps['state'], result: RefObject<HTMLElement | null>) {
  const context = useQueryContext();
  const rates = useApiQuery<Rates | null>(ratesQuery(context), null);
  const isHydrated = useHydrated();
  const { state: linked, key } = useLocation();
  const store = useStore();
  const [posted] = useState(() => parseDraft(state));
  // A link names treatment and country. The server's HTML knows no link, and nothing that was typed before.
  const [begun] = useState(() => {
    const kept = keptIn.get(store);
    if (isHydrated && kept?.key === key) return kept;
    const named = posted ?? (isHydrated ? parseDraft(linked) : null);
    return named || !isHydrated ? { draft: named ?? emptyDraft, checked: posted } : kept;
  });
  const [start, setStart] = useState({ draft: begun?.draft ?? emptyDraft, version: 0 });
  const [first] = useState(start.draft.treatment);
  const [checked, setChecked] = useState(begun?.checked ?? null);
  // Asked for while the form is filled in, so that they are there for the check.
  const [typed, setTyped] = useState(start.draft);
  const prices = useApiQuery<Prices | null>(pricesQuery(context, first), null);
  const ofNamed = useApiQuery<Prices | null>(pricesQuery(context, typed.treatment), null);
  const known = ofNamed.data ?? prices.data ?? null;
  const trip = tripOf(typed, known);
  const costs = useApiQuery<CostsBySource | null>(trip && queries.costsBySource(context.api, trip), null);
  const { hasOtherSource } = useAtomValue(countriesAtom);
  const ofUnits = useApiQuery<Span | null>(
    trip && known && hasOtherSource ? unitPriceQuery(context, trip, countedUnits(typed, known)) : null,
    null,
  );
  const home = useAtomValue(residenceAtom).country;
  const awaitsFocus = useRef(false);
  const [isFolded, setFolded] = useState<boolean | null>(null);

  const awaited = [ofNamed, ofUnits].filter(query => query.failed || (checked && query.loading));
  const toCheck = awaited.length > 0 ? null : checked;
  const faults = toCheck && known ? faultsOf(toCheck, known) : {};
  const figures = lineSpans(costs.data?.costs ?? [], rates.data?.bands ?? [], home, trip?.destination);
  const answer =
    toCheck && known && !costs.loading ? checkQuote(toCheck, known, rates.data, figures, ofUnits.data) : null;

  useEffect(() => {
    const found = awaitsFocus.current && result.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    if (!found) return;
    awaitsFocus.current = false;
    found.focus();
  });

  useEffect(() => {
    if (checked) keptIn.set(store, { key, draft: checked, checked });
  }, [store, key, checked]);

  // A text may be read after more was typed, or the form checked.
  const take = (draft: Draft) => {
    // Typed amounts render nothing until they are checked.
    setTyped(last =>
      (['treatment', 'country', 'units'] as const).every(field => draft[field] === last[field])
        ? last
        : draft,
    );
    setChecked(last => last && draft);
    keptIn.set(store, { key, draft, checked: null });
  };
  return {
    /** All prices; of a long list the prices of the treatment that the form began with. */
    prices,
    /** What the answer waits for, or goes without: prices of the treatment, and of its pieces. */
    awaited,
    /** The name or the id in the form. */
    named: typed.treatment,
    /** The prices that the answer rests on. */
    known,
    rates: rates.data,
    /** What the fields start with; they are made again when the version changes. */
    start,
    faults,
    answer,
    /** Whether what is answered is not to be changed now; null before a check. */
    isFolded: answer && isFolded,
    fold: () => setFolded(folded => !folded),
    /** The one that the form names. */
    treatment: known ? treatmentNamed(known, typed.treatment) : undefined,
    /** Fills the form. */
    fill(draft: Draft) {
      setStart(({ version }) => ({ draft, version: version + 1 }));
      take(draft);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const draft = readDraft(new FormData(event.currentTarget));
      setTyped(draft);
      setChecked(draft);
      // Who mends a fault goes on typing.
      setFolded(Object.keys(faultsOf(draft, known)).length === 0);
      awaitsFocus.current = true;
    },
    /** An answer is of what the form holds now. */
    change(event: FormEvent<HTMLFormElement>) {
      take(readDraft(new FormData(event.currentTarget)));
    },
  };
}
export type QuoteCheck = ReturnType<typeof useQuoteCheck>;
