import { siteConfig } from 'shared-contracts/host';
import { CostsByTreatmentAnswerSchema, TravelVisaAnswerSchema } from 'shared-contracts/wire';
import * as v from 'valibot';
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

/** Calls of which section 7 shows no answer: how one may look that is of use, and what stands for another. */
const forms: Readonly<Record<string, { fits(value: unknown): boolean; otherwise: string }>> = {
  'POST journey/compute-cost-by-treatment': {
    fits: rows => Array.isArray(rows) && rows.some(row => v.is(CostsByTreatmentAnswerSchema.item, row)),
    otherwise: '[]',
  },
  'GET masters/travel-visa-costs': {
    fits: value => v.safeParse(TravelVisaAnswerSchema, value).success,
    otherwise: 'null',
  },
};

/** An answer in another form than the known one is as if it were not there. */
export function inKnownForm({ name }: SiteCall, text: string): string {
  const form = forms[name];
  if (!form) return text;
  try {
    return form.fits(JSON.parse(text)) ? text : form.otherwise;
  } catch {
    return form.otherwise;
  }
}
