import type { Http } from './call.ts';
import { postComputeCost } from './compute-cost.ts';
import { fetchCost } from './cost.ts';
import { fetchCostsBySource } from './costs-by-source.ts';
import { postCostsByTreatment } from './costs-by-treatment.ts';
import { fetchDestinations } from './destinations.ts';
import { fetchSession } from './find-session.ts';
import { putKnownAnswers } from './known-answers.ts';
import { fetchOptions } from './options.ts';
import { fetchPriceBook } from './price-book.ts';
import { putStep } from './save-step.ts';
import { fetchSavedTrip } from './saved-trip.ts';
import { postCopy } from './send-copy.ts';
import { postStartSession } from './start-session.ts';
import { postContact } from './submit-contact.ts';
import { fetchTravelVisaCosts } from './travel-visa-costs.ts';
import { fetchTreatmentBenefits } from './treatment-benefits.ts';
import { fetchTreatmentCountries } from './treatment-countries.ts';
import { fetchTreatmentFaqs } from './treatment-faqs.ts';
import { fetchTreatments } from './treatments.ts';
import { fetchTripCosts } from './trip-costs.ts';

/** The client's calls by a way to make them. */
export function callsOf(http: Http) {
  return {
    treatments: fetchTreatments(http),
    treatmentCountries: fetchTreatmentCountries(http),
    travelVisaCosts: fetchTravelVisaCosts(http),
    treatmentBenefits: fetchTreatmentBenefits(http),
    treatmentFaqs: fetchTreatmentFaqs(http),
    options: fetchOptions(http),
    destinations: fetchDestinations(http),
    tripCosts: fetchTripCosts(http),
    costsBySource: fetchCostsBySource(http),
    priceBook: fetchPriceBook(http),
    /** Resolves to the new session's id; the browser receives its cookie. */
    startSession: postStartSession(http),
    /** Resolves to null when this browser has no session there. */
    findSession: fetchSession(http),
    /** Resolves to null when the session is not this browser's. */
    savedTrip: fetchSavedTrip(http),
    saveStep: putStep(http),
    /** Keeps with the session where the visitor lives, and their currency. */
    saveKnownAnswers: putKnownAnswers(http),
    costsByTreatment: postCostsByTreatment(http),
    computeCost: postComputeCost(http),
    cost: fetchCost(http),
    submitContact: postContact(http),
    /** E-mails a stored request to the address in it. */
    sendCopy: postCopy(http),
  };
}

/** Every call of sections 7 and 10.6, the contact submission and its copy. */
export type Calls = ReturnType<typeof callsOf>;

export interface Api extends Calls {
  /** Whether there are more treatments than a page takes: then it asks for the part that it shows. */
  readonly hasManyTreatments: boolean;
}
