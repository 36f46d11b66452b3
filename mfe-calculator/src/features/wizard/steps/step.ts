import type { ComponentType } from 'react';
import type { StepName, TripData } from 'shared-contracts';
import type { WizardData } from '../../../shared/use-wizard-data.ts';

/** An answer that a step still needs. */
export interface MissingAnswer {
  /** Beside Next, e.g. `enter a start date`. */
  text: string;
  /** The `name` of its field. */
  field: string;
}

export interface ScreenProps {
  data: WizardData;
  /** The visitor's day, `YYYY-MM-DD`; undefined until mounted. */
  day: string | undefined;
  /** Opens an earlier step, to change its answer. */
  onOpen(step: StepName): void;
}

/** A step of the wizard: its place in `steps` gives order, number, Next and Back. */
export interface Step {
  /** The API's name. */
  id: StepName;
  title: string;
  /**
   * What is missing, in the order of the fields (section 5).
   * @param day `YYYY-MM-DD`; if given, dates must also lie between this day and 24 months later
   */
  missing(trip: TripData, day?: string): MissingAnswer[];
  /**
   * What is preselected on screen and the visitor has not answered: where they live, the typical number of units, and what the running estimate assumes.
   * Next answers with it.
   */
  preselected?(
    data: WizardData,
  ): Partial<Pick<TripData, 'units' | 'source' | 'accommodationType' | 'foodPreference'>>;
  /** Whether that is of the API's options, which Next then waits for. */
  preselectsOptions?: true;
  /** Where its form leads where no code runs, which is only the first step's. */
  formAction?: string;
  /** The answers in words, on the estimate. */
  answer(data: WizardData): string;
  Screen: ComponentType<ScreenProps>;
}
