import type { PriceBasis } from '../api/fields.ts';
import { queries } from '../api/queries.ts';
import { slugOf } from '../treatments/slugs.ts';
import { basisWords } from '../trip/price-words.ts';
import { Link } from './components/link.tsx';
import { useServices } from './providers.tsx';

interface PriceMarkProps {
  treatmentId: string;
  /** The destination whose price it is, or the home country; without it, nothing is shown. */
  country: string | null | undefined;
  /** Whether it is the price at home, paid privately. */
  isAtHome?: boolean | undefined;
  /** An estimate if the API does not say. */
  basis?: PriceBasis | undefined;
  /** What has to stand next to the price wherever it is shown. */
  note?: string | null | undefined;
  /** In a list whose `PricesNote` says what its prices rest on: only a figure that Carefare set is marked. */
  isListed?: boolean | undefined;
}

/**
 * What a price rests on, next to it: a small link to its row of the price book (section 10.6). Without the price book only the
 * note.
 */
export function PriceMark({
  treatmentId,
  country,
  isAtHome = false,
  basis = 'interpolated',
  note,
  isListed = false,
}: PriceMarkProps) {
  const { api, hasPage } = useServices();
  if (!country) return null;
  const { isCut } = queries.priceBook(api, treatmentId);
  return (
    <>
      {hasPage('/prices') && !(isListed && basis !== 'set') && (
        <Link
          data-price-mark=""
          to={`/prices${isCut ? `?q=${treatmentId}` : ''}#${treatmentId}-${slugOf(country)}${isAtHome ? '-at-home' : ''}`}
        >
          {basisWords[basis]}
        </Link>
      )}
      {note && <small data-price-note="">{note}</small>}
    </>
  );
}

interface PricesNoteProps {
  prices: readonly { basis: PriceBasis }[];
  /** What they are called. */
  subject?: string;
}

/** What the prices of a list rest on, once above it, with the way to where each comes from (section 10.6). */
export function PricesNote({ prices, subject = 'prices' }: PricesNoteProps) {
  const { hasPage } = useServices();
  if (prices.length === 0 || !hasPage('/prices')) return null;
  const found = prices.filter(({ basis }) => basis === 'found').length;
  return (
    <p data-note="" data-prices-note={subject}>
      {copy.rest(found, prices.length, subject)} <Link to="/prices">{copy.link}</Link>
    </p>
  );
}

const copy = {
  rest: (found: number, all: number, subject: string) => {
    if (found === 0)
      return `These ${subject} are interpolated from what we found for other countries, or set by us.`;
    if (found === all) return `These ${subject} were found on pages that you can open.`;
    return `Found on pages that you can open: ${found} of these ${all} ${subject}. The rest is interpolated, or set by us.`;
  },
  link: 'Where prices come from',
};
