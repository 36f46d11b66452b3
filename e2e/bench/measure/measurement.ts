import type { Visit } from '../open-page.ts';

/** Values by the name of the figure, which ends with its unit. */
export type Figures = Record<string, number>;

export interface Measurement {
  name: string;
  /** Where its figures stand in the table, if not with the page. */
  block?: string;
  applies(visit: Pick<Visit, 'site' | 'page'>): boolean;
  /** @throws if the page does not go live, which is never a score */
  measure(visit: Visit): Promise<Figures>;
}
