import { siteConfig } from 'shared-contracts/host';

/** The API's ids of hotel and food, in the order of the site's own choices; undefined for the site's own ids. */
export interface ChoiceIds {
  accommodation?: readonly number[] | undefined;
  food?: readonly number[] | undefined;
}

/** Names of the fields, wherever they stand in a call or an answer. */
const fields = { accommodation_id: 'accommodation', food_id: 'food' } as const;

/** Writes the API's ids in place of the site's own, and back. */
export function createIdTranslation(ids: ChoiceIds) {
  const pairs = (kind: 'accommodation' | 'food') =>
    (ids[kind] ?? []).map((there, index) => [siteConfig[kind][index]?.id ?? there, there] as const);
  const known = { accommodation: pairs('accommodation'), food: pairs('food') };
  const isNeeded = known.accommodation.length + known.food.length > 0;

  const translate = (text: string, [from, to]: readonly [0 | 1, 0 | 1]): string =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) => {
      const kind = fields[key as keyof typeof fields] as 'accommodation' | 'food' | undefined;
      const pair = kind && known[kind].find(one => one[from] === value);
      return pair ? pair[to] : value;
    });
  const inJson = (text: string, way: readonly [0 | 1, 0 | 1]): string => {
    if (!isNeeded || text === '') return text;
    try {
      return translate(text, way);
    } catch {
      return text;
    }
  };
  return {
    /** @param text JSON of a call; anything else stays */
    there: (text: string): string => inJson(text, [0, 1]),
    /** @param text JSON of an answer */
    back: (text: string): string => inJson(text, [1, 0]),
  };
}
