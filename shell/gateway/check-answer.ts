import {
  CostAnswerSchema,
  CostsBySourceAnswerSchema,
  CostsByTreatmentAnswerSchema,
  DestinationsAnswerSchema,
  MaybeSavedTripAnswerSchema,
  OptionsAnswerSchema,
  PriceBookAnswerSchema,
  SessionAnswerSchema,
  TravelVisaAnswerSchema,
  TreatmentBenefitsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentFaqsAnswerSchema,
  TreatmentsAnswerSchema,
  TripCostsAnswerSchema,
  wholeAnswer,
} from 'shared-contracts/wire';
import type { GenericSchema } from 'valibot';
import { type FittedAnswer, fitAnswer, isPage } from './fit-answer.ts';
import { inWholeCharacters, readJson } from './read-json.ts';
import type { SiteCall, SiteCallName } from './site-calls.ts';

const schemas: Readonly<Partial<Record<SiteCallName, GenericSchema>>> = {
  'GET masters/treatments': TreatmentsAnswerSchema,
  'POST masters/treatment-countries': TreatmentCountriesAnswerSchema,
  'POST masters/treatment-benefits': TreatmentBenefitsAnswerSchema,
  'POST masters/treatment-faqs': TreatmentFaqsAnswerSchema,
  'GET masters/travel-visa-costs': TravelVisaAnswerSchema,
  'GET masters/options': OptionsAnswerSchema,
  'GET masters/destinations': DestinationsAnswerSchema,
  'GET masters/trip-costs': TripCostsAnswerSchema,
  'GET masters/costs-by-source': CostsBySourceAnswerSchema,
  'GET masters/price-book': PriceBookAnswerSchema,
  'POST journey/start/{ip}': SessionAnswerSchema,
  'GET journey/by-ip/{ip}': SessionAnswerSchema,
  'POST journey/compute-cost-by-treatment': CostsByTreatmentAnswerSchema,
  'GET journey/{sessionId}': MaybeSavedTripAnswerSchema,
  'GET journey/{sessionId}/cost': CostAnswerSchema,
};

/** An answer as the site reads it. */
export interface CheckedAnswer extends Omit<FittedAnswer, 'value'> {
  text: string;
}

/** Checks an answer of the API and makes it whole. @returns what is wrong with it, where there is nothing to use */
export function checkAnswer(
  { name, isFile, isOpen, otherwise }: SiteCall,
  answered: string,
): CheckedAnswer | string {
  const text = inWholeCharacters(answered);
  const schema = schemas[name];
  const received = readJson(text);
  if (!schema) {
    if (isFile || received !== undefined) return { text, leftOut: 0 };
    // Nobody reads what it says, such as `OK`.
    return isPage(text) ? 'it is a page' : { text: '', leftOut: 0 };
  }
  const fitted =
    received === undefined ? 'it is no JSON' : fitAnswer(schema, received, value => wholeAnswer(name, value));
  if (typeof fitted !== 'string') {
    const { value, ...rest } = fitted;
    return { ...rest, text: value === received ? text : JSON.stringify(value) };
  }
  // HTML, or an answer that was cut off, is not a form of its own.
  const isForm = received !== undefined || text.trim() === '';
  return isForm && isOpen ? { text: JSON.stringify(otherwise), leftOut: 0 } : fitted;
}
