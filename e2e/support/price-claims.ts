import { section3Treatments } from '@carefare/testing/section-3';
import { type PriceBasis, slugOf } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';

/** What each price rests on by the price book, those at home too, by the address of its row. */
export async function basesOfPrices(baseUrl: string): Promise<Map<string, PriceBasis>> {
  const { treatments } = await createApi({ baseUrl }).priceBook();
  return new Map(
    treatments.flatMap(({ treatmentId, prices, homePrices }) => {
      const rowsOf = (list: readonly { country: string; basis: PriceBasis }[], end = '') =>
        list.map(({ country, basis }) => [`/prices#${treatmentId}-${slugOf(country)}${end}`, basis] as const);
      return rowsOf(prices).concat(rowsOf(homePrices, '-at-home'));
    }),
  );
}

const PRICE_ROW =
  /<tr id="([^"]+)" role="row">(?:(?!<\/tr>).)*?data-label="Rests on">(?:<details><summary>|<a [^>]*>)?([^<(,]+)/gs;

/** What the page of all prices says that each rests on, by the address of its row. */
export const basesIn = (html: string): Map<string, string> =>
  new Map(
    [...html.replaceAll('<!-- -->', '').matchAll(PRICE_ROW)].map(([, id = '', words = '']) => [
      `/prices#${id}`,
      words.trim(),
    ]),
  );

const SAMPLE = /<a\b[^>]*href="\/treatments\/([\w-]+)"[^>]*>[^<]* in (\w+) <strong>/g;

/** The rows of home's sample costs in the price book. */
export const samplesIn = (html: string): string[] =>
  [...html.replaceAll('<!-- -->', '').matchAll(SAMPLE)].map(
    ([, treatment = '', country = '']) =>
      `/prices#${section3Treatments.find(({ slug }) => slug === treatment)?.id}-${slugOf(country)}`,
  );

/** The structured data of a page that holds an offer. */
export const offersIn = (html: string): string[] =>
  (html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []).filter(block =>
    /"(?:Aggregate)?Offer"/.test(block),
  );

const ROW =
  /<th role="rowheader" scope="row">([^<]+)<\/th>(?:(?!<\/tr>).)*(?:privately at home|the ranges overlap)/gs;

/** What a page says of the trip from each home country against the treatment there, by country. */
export const comparisonsIn = (html: string): Map<string, string> =>
  new Map([...html.replaceAll('<!-- -->', '').matchAll(ROW)].map(([row, source = '']) => [source, row]));
