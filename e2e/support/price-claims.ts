import { type PriceBasis, slugOf } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';

/** What each price rests on by the price book, by the address of its row. */
export async function basesOfPrices(baseUrl: string): Promise<Map<string, PriceBasis>> {
  const { treatments } = await createApi({ baseUrl }).priceBook();
  return new Map(
    treatments.flatMap(({ name, prices }) =>
      prices.map(({ country, basis }) => [`/prices#${slugOf(name)}-${slugOf(country)}`, basis] as const),
    ),
  );
}

/** The structured data of a page that holds an offer. */
export const offersIn = (html: string): string[] =>
  (html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? []).filter(block =>
    /"(?:Aggregate)?Offer"/.test(block),
  );

const toUsd = (figure: string): number => Number(figure.replaceAll(',', ''));

const COMPARISON =
  /Privately at home">\$([\d,]+)<(?:(?!<\/tr>).)*?about \$([\d,]+) all in(?:(?!<\/tr>).)*?\b(less|more) than privately at home/gs;

/** The rows of a page that compare a whole trip with the private price at home, with what they say of it. */
export const comparisonsIn = (html: string) =>
  [...html.replaceAll('<!-- -->', '').matchAll(COMPARISON)].map(([, home = '', total = '', words = '']) => ({
    home: toUsd(home),
    total: toUsd(total),
    words,
  }));
