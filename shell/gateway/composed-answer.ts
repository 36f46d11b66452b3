import { siteConfig } from 'shared-contracts/host';
import { isAbsent, type SiteCall } from './site-calls.ts';

/** What stands for the answer of a call that the API does not have: in the same form, and nothing is invented. */
const own: Readonly<Record<string, unknown>> = {
  // What one costs only the API knows.
  'GET masters/options': { accommodation: siteConfig.accommodation, food: siteConfig.food },
  'GET masters/destinations': [],
  'GET masters/trip-costs': { travel_included: false, treatments: [] },
  'GET masters/price-book': { treatments: [] },
  'POST masters/treatment-benefits': [],
  'POST masters/treatment-faqs': [],
};

/** What stands for an answer of the API that is not there; undefined if it is there, or nothing stands for it. */
export function composedAnswer({ name }: SiteCall, status: number, text: string): string | undefined {
  const isEmpty = status < 300 && /^\s*(?:null\s*)?$/.test(text);
  const isThere = !isAbsent(status) && !isEmpty;
  return isThere || !(name in own) ? undefined : JSON.stringify(own[name]);
}
