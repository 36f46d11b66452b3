import { section3Destinations, wordsOfCountry } from './country-words.ts';
import { slugOf } from './slugs.ts';

/** The longest term that is searched for, in characters. The rest of a longer one is ignored. */
export const SEARCH_TERM_MAX = 100;

/** Words that people add and that tell no treatment from another, without accents. */
const fillers = new Set(
  `a about abroad affordable an and any are at average best buy by cheap cheaper cheapest clinic clinics cost costs do
  doctor doctors does fee fees find for foreign from get good have having how hospital hospitals i in international is low lowest me much
  my near need of on op operation operations ops or overseas package packages please price prices pricing private
  procedure procedures quote rate rates really should specialist surgeon surgeons surgeries surgery the to top treatment treatments trip want what
  which with kosten preis prix cout precio precios coste costo цена цены стоимость سعر تكلفة операция operacion`.split(
    /\s+/,
  ),
);

/** A search term, read: its words, and the destination that it names. */
export interface SearchWords {
  /** Every word of the term, in lower case without accents and punctuation. */
  typed: string[];
  /** The words that name a treatment: without the country's, and without words that mean nothing for the match. */
  meant: string[];
  /** The first destination that it names, as the API does; null if it names none. */
  country: string | null;
}

/**
 * Reads what a visitor typed, e.g. "cost of hip replacement in india" as "hip replacement" and India.
 * @param destinations that it may name
 */
export function readSearch(term: string, destinations = section3Destinations): SearchWords {
  const typed = slugOf(term.slice(0, SEARCH_TERM_MAX).replaceAll(/[-/]/g, ' ')).split('-').filter(Boolean);
  const text = ` ${typed.join(' ')} `;
  let rest = text;
  let country: string | null = null;
  let first = text.length;
  for (const name of destinations)
    for (const word of wordsOfCountry(name)) {
      const at = text.indexOf(` ${word} `);
      if (at < 0) continue;
      rest = rest.replace(` ${word} `, ' ');
      if (at < first) [country, first] = [name, at];
    }
  const meant = rest.split(' ').filter(word => word && !fillers.has(word));
  return { typed, meant, country };
}

/** The destination that a search names, e.g. Turkey in "hair transplant turkey"; else null. */
export const searchedCountry = (term: string, destinations?: readonly string[]): string | null =>
  readSearch(term, destinations).country;
