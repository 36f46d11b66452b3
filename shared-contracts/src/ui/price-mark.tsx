import type { PriceBasis } from '../api/fields.ts';
import { slugOf, treatmentNameOf } from '../treatments/slugs.ts';
import { basisWords } from '../trip/trip-words.ts';
import { Link } from './components/link.tsx';

interface PriceMarkProps {
  treatmentId: string;
  /** The destination whose price it is; without it, nothing is shown. */
  country: string | null | undefined;
  /** An estimate if the API does not say. */
  basis?: PriceBasis | undefined;
  /** What has to stand beside the price wherever it is shown. */
  note?: string | null | undefined;
}

/** What a price rests on, beside it: a small link to its row of the price book (section 10.6). */
export const PriceMark = ({ treatmentId, country, basis = 'estimate', note }: PriceMarkProps) =>
  country && (
    <>
      <Link
        data-price-mark=""
        to={`/prices#${slugOf(treatmentNameOf(treatmentId) ?? '')}-${slugOf(country)}`}
      >
        {basisWords[basis]}
      </Link>
      {note && <small data-price-note="">{note}</small>}
    </>
  );
