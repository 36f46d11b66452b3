import type { Selectable } from 'kysely';
import { aboutUsd, brand, formatMonth, timelines } from 'shared-contracts';
import * as v from 'valibot';
import type { Tables } from '../database/tables.ts';
import type { Catalogue } from '../reference/catalogue.ts';
import type { Mail } from './mailer.ts';

const EstimateSchema = v.object({
  costs: v.array(v.object({ country: v.string(), total: v.number() })),
  as_of: v.string(),
});

/** The visitor's copy of a stored quote request. Its subject says nothing about health, since screens show it to others. */
export function copyMail(catalogue: Catalogue, request: Selectable<Tables['submissions']>): Mail {
  const { reference } = request;
  const lines = [
    ['Reference', reference],
    ['Full name', request.contact_name],
    ['Email', request.contact_email],
    ['Phone', request.contact_phone],
    ['Treatment', catalogue.treatments.get(request.treatment_id)?.name ?? ''],
    ['Source country', request.source],
    ['Destination', request.destination || 'No preference'],
    ['Timeline', timelines.find(({ value }) => value === request.timeline)?.label ?? ''],
  ] as const;
  const parts = [
    `You asked ${brand.name} for a quote, and for a copy of your request. This is what we received.`,
    lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    request.notes && `Notes:\n${request.notes}`,
    estimateOf(request.estimate),
    'Our team will contact you within 24 hours with your personalized quote.',
    `If this request is not yours, please tell us: ${brand.email}`,
  ];
  return {
    to: request.contact_email,
    subject: `Your request to ${brand.name}, ${reference}`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

function estimateOf(json: string | null): string {
  if (json === null) return '';
  const { costs, as_of } = v.parse(EstimateSchema, JSON.parse(json));
  const totals = costs.map(({ country, total }) => `${country}: ${aboutUsd(total)}`);
  return [`Your estimate for the whole trip, indicative, as of ${formatMonth(as_of)}:`, ...totals].join('\n');
}
