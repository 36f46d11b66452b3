import * as v from 'valibot';
import { wizardViews } from './steps.ts';

const ViewSchema = v.picklist(wizardViews);
const EntrySchema = v.object({ view: ViewSchema, from: ViewSchema });
const StateSchema = v.object({ wizard: v.object({ ...EntrySchema.entries, load: v.number() }) });

/** An entry of the browser's history: the view it shows, and the view of the entry before it. */
type WizardEntry = v.InferOutput<typeof EntrySchema>;

/** The wizard's entry in a navigation state, so that the browser's back button returns to the step before. */
export const wizardEntry = {
  /**
   * Navigation state for a forward move of the wizard. It is valid for this page load only, because a reload starts a new
   * trip. Reads the clock: not while rendering.
   */
  toState: (entry: WizardEntry) => ({ wizard: { ...entry, load: performance.timeOrigin } }),

  /** The entry in a navigation state; null if it has none, or one of an earlier page load. */
  parse(state: unknown): WizardEntry | null {
    const parsed = v.safeParse(StateSchema, state);
    return parsed.success && parsed.output.wizard.load === performance.timeOrigin
      ? parsed.output.wizard
      : null;
  },
};
