import * as v from 'valibot';
import { type WizardView, wizardViews } from './steps.ts';

const ViewSchema = v.picklist(wizardViews);
const EntrySchema = v.object({
  wizard: v.object({ view: ViewSchema, from: ViewSchema, load: v.number() }),
});

/** One step of the wizard as an entry of the browser's history: what it shows, and what the entry before it showed. */
export interface WizardEntry {
  view: WizardView;
  from: WizardView;
}

/**
 * Navigation state of an entry that a forward move of the wizard adds, so that the browser's back is the step before.
 * It holds for this page load only: a reload starts a fresh trip. Reads the clock: for event handlers.
 */
export const wizardEntryState = (entry: WizardEntry) => ({
  wizard: { ...entry, load: performance.timeOrigin },
});

/** Reads navigation state; null when it is not the wizard's, or of an earlier page load. */
export function parseWizardEntry(state: unknown): WizardEntry | null {
  const parsed = v.safeParse(EntrySchema, state);
  return parsed.success && parsed.output.wizard.load === performance.timeOrigin ? parsed.output.wizard : null;
}
