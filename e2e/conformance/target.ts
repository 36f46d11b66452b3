import type { ChoiceIds } from 'shell/choice-ids';

/** The API that is tried. */
export interface Target {
  /** Without `/api`, such as `https://example.org/shop`. */
  address: string;
  /** Sent with each call to it. */
  headers?: Readonly<Record<string, string>>;
  /** Where it lists no options. */
  ids?: ChoiceIds;
}

/** Words of a header's value that are shorter are no secret, and may be in any text. */
const SECRET_MIN = 6;

/** @throws Error with one line that does not have the value in it */
export function readHeader(header = ''): Record<string, string> {
  if (!header) return {};
  const [, name = '', value = ''] = /^([^:]+):\s*(\S.*)$/.exec(header) ?? [];
  try {
    return Object.fromEntries(new Headers([[name, value]]));
  } catch {
    throw new Error('API_HEADER takes one header in the form "Name: value"');
  }
}

/** @param name of a variable with a list such as `11,12,13` @throws Error with one line */
export function readIds(name: 'ACCOMMODATION_IDS' | 'FOOD_IDS'): number[] | undefined {
  const list = process.env[name];
  if (!list) return undefined;
  if (!/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/.test(list))
    throw new Error(`${name} takes numbers separated by commas, such as 11,12,13, not "${list}"`);
  return list.split(',').map(Number);
}

/** A text without what the headers' values say, which an API may repeat. */
export const hideValues = (text: string, { headers = {} }: Target): string =>
  Object.values(headers)
    .flatMap(value => [value].concat(value.split(/\s+/)))
    .filter(secret => secret.length >= SECRET_MIN)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
