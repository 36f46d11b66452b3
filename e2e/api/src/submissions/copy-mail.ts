import type { Selectable } from 'kysely';
import {
  type AboutField,
  aboutFields,
  aboutLabel,
  aboutUsd,
  brand,
  describeCounted,
  formatMonth,
  isolate,
  leftOutOf,
  timelines,
  totalScope,
  usualRange,
} from 'shared-contracts';
import { siteConfig, staysOf } from 'shared-contracts/host';
import {
  ContactAboutSchema,
  type ContactPayload,
  type CostsByTreatmentRequest,
  CostsByTreatmentRequestSchema,
} from 'shared-contracts/wire';
import * as v from 'valibot';
import { clampUnits } from '../cost/clamp-units.ts';
import type { Tables } from '../database/tables.ts';
import type { Mail } from '../mailer.ts';
import type { Catalogue } from '../reference/catalogue.ts';

interface Figures {
  total: number;
  low?: number | undefined;
  high?: number | undefined;
}

const figures = { total: v.number(), low: v.optional(v.number()), high: v.optional(v.number()) };
const EstimateSchema = v.object({
  input: CostsByTreatmentRequestSchema,
  costs: v.array(
    v.object({
      country: v.string(),
      ...figures,
      // With the flight that a guideline advises (section 10.7).
      later: v.optional(v.object({ ...figures, after: v.string(), advised_by: v.string() })),
    }),
  ),
  as_of: v.string(),
});

/** The visitor's copy of a stored quote request. Its subject says nothing about health, since screens show it to others. */
export function copyMail(catalogue: Catalogue, request: Selectable<Tables['submissions']>): Mail {
  const { reference } = request;
  const texts: Record<Exclude<keyof ContactPayload, 'notes'>, readonly [label: string, text: string]> = {
    contact_name: ['Full name', request.contact_name],
    contact_email: ['Email', request.contact_email],
    contact_phone: ['Phone', request.contact_phone],
    treatment_id: ['Treatment', catalogue.treatments.get(request.treatment_id)?.name ?? ''],
    source: ['Source country', request.source],
    destination: ['Destination', request.destination || 'No preference'],
    timeline: ['Timeline', timelines.find(({ value }) => value === request.timeline)?.label ?? ''],
  };
  const lines = [['Reference', reference] as const, ...Object.values(texts), ...aboutLines(request.about)];
  const parts = [
    `You asked ${brand.name} for a quote, and for a copy of your request. This is what we received.`,
    lines.flatMap(([label, value]) => (value ? [`${label}: ${isolate(value)}`] : [])).join('\n'),
    request.notes && `Notes:\n${request.notes}`,
    estimateOf(catalogue, request.estimate),
    `Our team will contact you within ${siteConfig.promises.quoteHours} hours with your personalized quote.`,
    `If this request is not yours, please tell us: ${brand.email}`,
  ];
  return {
    to: request.contact_email,
    subject: `Your request to ${brand.name}, ${reference}`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

function aboutLines(json: string | null) {
  const about = v.parse(ContactAboutSchema, json === null ? {} : JSON.parse(json));
  return (Object.keys(aboutFields) as AboutField[]).map(
    field => [aboutFields[field].label, aboutLabel(field, about[field])] as const,
  );
}

function estimateOf(catalogue: Catalogue, json: string | null): string {
  if (json === null) return '';
  const { input, costs, as_of } = v.parse(EstimateSchema, JSON.parse(json));
  const { source, travel_support: flightSupport, visa_support: wantsVisa } = input;
  const routes = catalogue.routes.get(source);
  const lacking = catalogue.treatments.get(input.treatment_id)?.left_out;
  const totals = costs.map(({ country, later, ...cost }) => {
    // Where no visa is needed, the total leaves none out.
    const visaSupport = wantsVisa || routes?.get(country)?.visa === 0;
    const travel = { source, destination: country, flightSupport, visaSupport };
    const scope = totalScope(leftOutOf(travel, { leftOut: lacking })).toLowerCase();
    const orLater = later
      ? `, or ${describeTotal(later)} if you fly after ${later.after} (${later.advised_by})`
      : '';
    return `${country}: ${scope}, ${describeTotal(cost)}${orLater}`;
  });
  return [
    `Your estimate, indicative, as of ${formatMonth(as_of)},`,
    `for ${countedIn(catalogue, input)}:`,
    ...totals,
  ].join('\n');
}

function describeTotal({ total, low, high }: Figures): string {
  const range = low === undefined || high === undefined ? '' : ` (${usualRange(low, high)})`;
  return `${aboutUsd(total)}${range}`;
}

/** What the totals count, in words. */
function countedIn(catalogue: Catalogue, input: CostsByTreatmentRequest): string {
  const treatment = catalogue.treatments.get(input.treatment_id);
  const { visits, later_nights: laterNights } = input;
  return describeCounted({
    patients: input.patient_count,
    travelers: input.people_count,
    units: treatment && clampUnits(treatment, input.units),
    unit: treatment?.unit,
    stays: staysOf({ visits, laterNights }, input.accommodation_duration, treatment),
    source: input.source,
  });
}
