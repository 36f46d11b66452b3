import { listTermOf, searchTermAtom } from 'shared-contracts';
import {
  type QueryResult,
  useAnnouncedResult,
  useApiQuery,
  useAtomValue,
  useLocation,
  useTreatmentSearch,
} from 'shared-contracts/ui';
import { useQueryContext } from '../../shared/query-context.ts';
import type { ListedTreatment } from './listed-treatment.ts';
import { listedTreatmentsQuery } from './listed-treatments.query.ts';
import { treatmentListCopy as copy } from './treatment-list.copy.ts';

const NONE: ListedTreatment[] = [];

type NotHere = ReturnType<typeof useTreatmentSearch>['notHere'];

interface SearchedTreatments {
  query: QueryResult<ListedTreatment[]>;
  /** Whether the list has only the first of each category, or what is searched for. */
  isCut: boolean;
  /** Treatments that the search found; all if there was no search, or it found none. */
  treatments: readonly ListedTreatment[];
  /** Whether there are others. */
  isFiltered: boolean;
  /** What the search found, in words; null without one, and until its result is known. */
  result: string | null;
  /** What the visitor may have meant, where the search found nothing. */
  nearest: readonly ListedTreatment[];
  /** What the term means, where no treatment answers it. */
  notHere: NotHere;
}

/** The treatments that the page lists: filtered by the search of the header, or by the address (`?q=`). */
export function useSearchedTreatments(): SearchedTreatments {
  const stored = useAtomValue(searchTermAtom);
  const term = listTermOf(useLocation(), stored);
  const context = useQueryContext();
  const { isCut, ...listed } = listedTreatmentsQuery(context, term);
  const query = useApiQuery(listed, NONE);
  const list = query.data;
  const { found, nearest, notHere, isSettled } = useTreatmentSearch(list, term);
  // The API has searched a long list for it, and found none.
  const isNothing = isCut && list.length === 0 && !query.loading && !query.failed;
  const hasResult = term !== '' && (isSettled || isNothing);
  const shown = isCut ? 'the nearest' : 'all';
  const result = hasResult
    ? (notHere?.sentence ?? copy.result(found.length, term, isNothing ? null : shown))
    : null;
  useAnnouncedResult(term, result);
  return {
    query,
    isCut,
    treatments: hasResult && (found.length > 0 || notHere) ? found : list,
    isFiltered: hasResult && (found.length > 0 || isCut || notHere !== null),
    result,
    nearest: hasResult ? nearest : [],
    notHere: hasResult ? notHere : null,
  };
}
