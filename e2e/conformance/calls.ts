import {
  CostsBySourceAnswerSchema,
  CostsByTreatmentAnswerSchema,
  CostWireSchema,
  DestinationsAnswerSchema,
  OptionsAnswerSchema,
  PriceBookAnswerSchema,
  SavedTripAnswerSchema,
  SaveStepAnswerSchema,
  SessionAnswerSchema,
  SubmissionAnswerSchema,
  TravelVisaAnswerSchema,
  TreatmentBenefitsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentFaqsAnswerSchema,
  TreatmentsAnswerSchema,
  TripCostsAnswerSchema,
  toCostsByTreatmentRequest,
  wholeAnswer,
} from 'shared-contracts/wire';
import { type SiteCallName, siteCalls } from 'shell/site-calls';
import * as v from 'valibot';
import type { Question } from './ask.ts';
import { type Fault, findEmptyCost, findListFaults } from './faults.ts';
import type { Known, Trip } from './learn-api.ts';

/** A call. This repository's table in `your-own-api.md` has the same words. */
export interface ApiCall {
  /** As section 7 writes it. */
  name: string;
  /** Absent where it would write, or needs a session. @returns why it is not tried, where something is not known */
  ask?: (known: Known, trip: Trip | undefined) => Question | string;
  /** It is tried with every trip that is known. */
  isOfTreatment?: boolean;
  /** Of its answer; absent where nobody reads it. */
  answer?: v.GenericSchema;
  /** What the schema does not see. */
  check?: (body: unknown) => Fault[];
  /** Section 7 does not say what it answers. An answer that does not fit the schema is no fault, but offers none of the fields. */
  isOpen: boolean;
  /** What the gateway answers in its place; undefined if nothing. */
  otherwise: unknown;
  /** What visitors get by it. */
  visitors: string;
  /** Fields beyond section 7 (section 10.6), separated by commas, and what visitors get by them. */
  fields?: Readonly<Record<string, string>>;
}

/** The `{ip}` of all calls that are tried. */
export const PLACE_KEY = 'conformance';

const forTrip =
  (question: (trip: Trip, known: Known) => Question | string): NonNullable<ApiCall['ask']> =>
  (known, trip) =>
    trip ? question(trip, known) : 'no treatment is known';

const forRoute = (question: (route: { source: string; destination: string }, id: string) => Question) =>
  forTrip(({ treatment, destination }, { source }) =>
    destination ? question({ source, destination }, treatment.id) : 'no country is known',
  );

const ofTreatment = {
  ask: forTrip(({ treatment }) => ({ json: { treatment_id: Number(treatment.id) } })),
  isOfTreatment: true,
};

/** What is asked by each call of the site, and what visitors get by it. */
const details: Readonly<Record<SiteCallName, Omit<ApiCall, 'name' | 'isOpen' | 'otherwise'>>> = {
  'GET masters/treatments': {
    ask: () => ({}),
    answer: TreatmentsAnswerSchema,
    check: findListFaults,
    visitors: 'treatments: the list, their pages, the search, step 1, the choice in the quote form',
    fields: {
      'base_country, basis':
        'where the lowest price is, and whether it was found on a page ("from") or not ("about")',
      'price_unit, typical_units, unit': 'what a price buys, such as one implant, and the question how many',
      typical_cost: 'the price of the usual number of these in place of that of one',
      base_range: 'the range of the lowest price, in the list',
      visits: 'the trips of a treatment that needs several, with their days',
      left_out: 'a line of the estimate for what no price includes, such as medicines',
      'companions, earliest_flight': 'the total for two as well, and what advises a later flight home',
      'image_text, body_location': 'pictures in words; where on the body it is, for search engines',
      'slug, aliases': 'addresses of pages that stay when a treatment is renamed',
      as_of: 'the month of the prices',
    },
  },
  'POST masters/treatment-countries': {
    ...ofTreatment,
    answer: TreatmentCountriesAnswerSchema,
    visitors: 'its countries with their prices: on its page, in step 2, in the quote form',
    fields: {
      'price_low, price_high': 'the range of a price',
      span: 'next to a price the range of the whole trip',
      typical_cost: 'the price of the usual number, and its range',
      'includes, excludes': 'what a price includes and leaves out',
      'price_unit, stay_days': 'what a price buys, and the days of the stay',
      'basis, note, as_of': 'what a price rests on, and its month',
    },
  },
  'GET masters/travel-visa-costs': {
    ask: forRoute(route => ({ search: route })),
    answer: TravelVisaAnswerSchema,
    visitors: 'nothing by itself',
    fields: {
      'travel_cost, visa_cost, as_of': 'what flights and visa cost, in step 5',
    },
  },
  'POST masters/treatment-benefits': {
    ...ofTreatment,
    answer: TreatmentBenefitsAnswerSchema,
    visitors: 'the highlights of a treatment, and why to have it abroad',
  },
  'POST masters/treatment-faqs': {
    ...ofTreatment,
    answer: TreatmentFaqsAnswerSchema,
    visitors: 'questions about a treatment, with their answers',
    fields: { topic: 'with `flying` the answer on the flight home on other pages too' },
  },
  'POST journey/start/{ip}': {
    answer: SessionAnswerSchema,
    visitors: 'a session: without it no step is saved and no quote request sent',
  },
  'GET journey/by-ip/{ip}': {
    ask: ({ source }) => ({ path: `/journey/by-ip/${PLACE_KEY}`, search: { country: source } }),
    answer: SessionAnswerSchema,
    visitors: 'the same session at the next visit',
    fields: { 'source, currency': 'where they live and their currency, as they said before' },
  },
  'PUT journey/{sessionId}': {
    answer: SaveStepAnswerSchema,
    visitors: 'the next step, once this one is saved',
  },
  'POST journey/compute-cost-by-treatment': {
    ask: forTrip(({ treatment, nights, destination }, { source, accommodationId, foodId }) => ({
      json: toCostsByTreatmentRequest({
        treatmentId: treatment.id,
        source,
        travelers: 2,
        patients: 1,
        nights,
        accommodationId,
        foodId,
        flightSupport: true,
        visaSupport: true,
        ...(destination && { destination }),
      }),
    })),
    answer: CostsByTreatmentAnswerSchema,
    visitors: 'nothing by itself',
    fields: {
      'country, treatment, travel, visa, accommodation, food, total':
        'an estimate from step 2 on, and the total of each country next to the others',
      'low, high': 'the range of each total',
      treatment_range: 'the range of the price of a treatment for all its units and patients',
      home_price: 'the price at home for the same units and patients, and totals compared with it',
      counted: 'how many rooms are paid for',
      'alternatives, less_than_home':
        'where the request names a `destination`: what each other hotel and food adds, and flights and visas; from how many units and up to how many companions the trip is less than at home',
      'basis, note, as_of': 'what the price in a total rests on',
    },
  },
  'POST journey/compute-cost': {
    answer: v.unknown(),
    visitors: 'the estimate, computed from the saved steps',
  },
  'GET journey/{sessionId}/cost': {
    answer: CostWireSchema,
    check: findEmptyCost,
    visitors: 'the lines of the estimate, and their total',
    fields: {
      airport_transfer:
        'any further amount that is part of the total, such as this one, as a line of its own, named after the field ("Airport transfer")',
    },
  },
  'POST journey/{sessionId}/submissions': {
    answer: SubmissionAnswerSchema,
    visitors: 'a quote request that is sent',
    fields: { reference: 'a reference of their request, where it is text' },
  },
  'GET masters/options': {
    ask: () => ({}),
    answer: OptionsAnswerSchema,
    visitors:
      'hotels and food of the API with their prices, amounts in their own currency, and trips from a country that is not listed, whose `source` is `Other`',
    fields: {
      sources: 'the countries that they may live in, in place of section 9’s',
      bands: 'why a total has its range',
      email_copies: 'the offer of a copy of their request by e-mail',
      request_about: 'in the quote form: for whom, the patient’s age, how to reach them',
    },
  },
  'GET masters/destinations': {
    ask: () => ({}),
    answer: DestinationsAnswerSchema,
    visitors: 'a page for each country: languages, visas, flight hours, lowest prices',
  },
  'GET masters/trip-costs': {
    ask: forTrip(({ treatment }, { source }) => ({ search: { source, treatment_id: treatment.id } })),
    answer: TripCostsAnswerSchema,
    visitors:
      'what the usual trip costs all in, on lists and pages; once they say where they live, from there',
  },
  'GET masters/costs-by-source': {
    ask: forRoute(({ destination }, treatment_id) => ({ search: { treatment_id, destination } })),
    answer: CostsBySourceAnswerSchema,
    visitors: 'a page for each treatment in a country, with the trip from every home country',
  },
  'GET masters/price-book': {
    ask: forTrip(({ treatment }) => ({ search: { treatment_id: treatment.id } })),
    answer: PriceBookAnswerSchema,
    visitors: 'the pages of all prices with their sources, and of the check of a quote',
  },
  'GET masters/price-book.csv': {
    ask: () => ({}),
    visitors: 'the same prices as a file, to which the page of prices links',
  },
  'GET journey/{sessionId}': {
    answer: SavedTripAnswerSchema,
    visitors: 'the offer to continue the trip of their last visit',
  },
  'POST journey/{sessionId}/submissions/{reference}/copy': {
    visitors: 'the copy by e-mail',
  },
};

const callsThat = (isAdded: boolean): ApiCall[] =>
  siteCalls
    .filter(call => call.isAdded === isAdded)
    .map(({ name, isOpen, otherwise }) =>
      Object.assign(
        { name: name.replace(' ', ' /'), isOpen, otherwise: wholeAnswer(name, otherwise) },
        details[name],
      ),
    );

export const section7: readonly ApiCall[] = callsThat(false);

/** Calls beyond section 7 (section 10.6). */
export const added: readonly ApiCall[] = callsThat(true);
