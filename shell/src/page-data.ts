import type { Plan } from './composition/plan.ts';

/** What the page's loader answers; travels from server to client in the page. */
export interface PageData {
  plan: Plan;
  status: 200 | 404 | 503 | 422;
  /** Of a form post without JavaScript: see `PageProps`. */
  state?: unknown;
  flash?: unknown;
}
