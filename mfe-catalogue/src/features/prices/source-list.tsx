import type { BookTreatment } from 'shared-contracts';
import { pricesCopy as copy } from './prices.copy.ts';

/** The publications that a treatment's prices rest on, with their kind and year: a link where the very page is known, else the name. */
export function SourceList({ sources, publications }: Pick<BookTreatment, 'sources' | 'publications'>) {
  if (publications.length === 0) return `${copy.sources}: ${sources.join('; ')}. `;
  return (
    <>
      {copy.sources}:{' '}
      {publications.map(({ name, kind, year, page }, index) => (
        <span key={name}>
          {index > 0 && '; '}
          {page ? (
            <a href={page.url} rel="nofollow noreferrer">
              {name}
            </a>
          ) : (
            name
          )}{' '}
          {copy.publication(copy.kinds[kind], year, page?.read)}
        </span>
      ))}
      .{' '}
    </>
  );
}
