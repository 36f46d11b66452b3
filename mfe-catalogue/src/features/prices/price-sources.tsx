import { type BookTreatment, basisWords, formatDate } from 'shared-contracts';
import { pricesCopy as copy } from './prices.copy.ts';

type Price = BookTreatment['prices'][number];

/** What a price rests on, in one word, and the pages that give it: one leads there, several unfold. */
export function PriceSources({ basis, sources, note }: Pick<Price, 'basis' | 'sources' | 'note'>) {
  const word = note ? copy.noted(basisWords[basis]) : basisWords[basis];
  const [first, ...others] = sources;
  if (!first) return word;
  if (basis === 'found' && others.length === 0)
    return <SourceLink {...first} text={word} publisher={first.publisher} />;
  return (
    <details>
      <summary>{copy.onPages(word, sources.length)}</summary>
      <ul>
        {sources.map(source => (
          <li key={source.url}>
            <SourceLink {...source} text={source.publisher} publisher="" />
          </li>
        ))}
      </ul>
    </details>
  );
}

const SourceLink = ({
  url,
  text,
  publisher,
  kind,
  year,
  read,
}: Price['sources'][number] & { text: string }) => (
  <>
    <a href={url} rel="nofollow noreferrer">
      {text}
    </a>{' '}
    <small>{copy.source(publisher, copy.kinds[kind], year, formatDate(read))}</small>
  </>
);
