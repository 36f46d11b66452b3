import type { PriceBasis } from '../api/fields.ts';
import { slugOf } from '../treatments/slugs.ts';
import { basisWords } from '../trip/trip-words.ts';
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
  /** What has to stand beside the price wherever it is shown. */
  note?: string | null | undefined;
}

/**
 * What a price rests on, beside it: a small link to its row of the price book (section 10.6). Without a price book only the
 * note.
 */
export function PriceMark({
  treatmentId,
  country,
  isAtHome = false,
  basis = 'interpolated',
  note,
}: PriceMarkProps) {
  const { offers } = useServices();
  if (!country) return null;
  return (
    <>
      {offers('price-book') && (
        <Link
          data-price-mark=""
          to={`/prices${offers('short-list') ? '' : `?q=${treatmentId}`}#${treatmentId}-${slugOf(country)}${isAtHome ? '-at-home' : ''}`}
        >
          {basisWords[basis]}
        </Link>
      )}
      {note && <small data-price-note="">{note}</small>}
    </>
  );
}
