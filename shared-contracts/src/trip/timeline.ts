import type { Timeline } from '../api/fields.ts';
import { daysBetween } from '../values/dates.ts';

/** The timelines with the labels of the contact form (section 5). */
export const timelines = [
  { value: 'urgent', label: 'Urgent (within 1 month)' },
  { value: 'soon', label: 'Soon (within 3 months)' },
  { value: 'planning', label: 'Planning (within 6 months)' },
  { value: 'research', label: 'Research (no rush)' },
] as const satisfies readonly { value: Timeline; label: string }[];

/** Timeline of a start date: urgent within 31 days, soon within 92, planning within 184, the longest 1, 3 and 6 months, else research (section 10.8). Dates are `YYYY-MM-DD`. */
export function timelineOf(startDate: string, today: string): Timeline {
  const days = daysBetween(today, startDate);
  if (days <= 31) return 'urgent';
  if (days <= 92) return 'soon';
  return days <= 184 ? 'planning' : 'research';
}
