import { type PriceBasis, slugOf } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';

/** A price as a page shows it: the address of its row in the price book, and what the page says that it rests on. */
interface Mark {
  address: string;
  words: string;
}

/** What each price rests on by the price book, by the address of its row. */
export async function basesOfPrices(baseUrl: string): Promise<Map<string, PriceBasis>> {
  const { treatments } = await createApi({ baseUrl }).priceBook();
  return new Map(
    treatments.flatMap(({ name, prices }) =>
      prices.map(({ country, basis }) => [`/prices#${slugOf(name)}-${slugOf(country)}`, basis] as const),
    ),
  );
}

/** The marks beside the prices of a page. */
export const marksOf = (html: string): Mark[] =>
  [...html.matchAll(/<a\b[^>]*href="(\/prices#[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, address = '', words = '']) => ({ address, words }),
  );

const CLAIM = /(?:usually|\bfrom|\bFrom) (?:<strong>)?(?:about )?\$[\d,]+(?:(?!<a\b|<\/(?:li|p|tr)>).)*/gs;

/** What a page calls usual, or the lowest there is, beside a price that is an estimate. */
export const falseClaims = (html: string): string[] => {
  const plain = html.replaceAll('<!-- -->', '');
  return [...plain.matchAll(CLAIM)].flatMap(({ 0: claim, index }) => {
    const [, words] = /^<a\b[^>]*>([^<]*)</.exec(plain.slice(index + claim.length)) ?? [];
    return words === 'our estimate' ? [claim] : [];
  });
};

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
