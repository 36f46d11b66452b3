import type { BookTreatment } from 'shared-contracts';
import { pricesCopy as copy } from './prices.copy.ts';

/** The publications that a treatment's prices rest on: a link where the address is known, else the name. */
export const SourceList = ({ sources, sourceUrls }: Pick<BookTreatment, 'sources' | 'sourceUrls'>) => (
  <>
    {copy.sources}:{' '}
    {sources.map((source, index) => {
      const url = Object.hasOwn(sourceUrls, source) ? sourceUrls[source] : undefined;
      return (
        <span key={source}>
          {index > 0 && '; '}
          {url ? (
            <a href={url} rel="nofollow noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </span>
      );
    })}
    .{' '}
  </>
);
