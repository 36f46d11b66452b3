import { type ExposedWidget, treatmentQuery } from 'shared-contracts';
import { QuickEstimate } from '../features/quick-estimate/quick-estimate.tsx';

/** In the slot treatment.estimate of both pages of a treatment: what the typical trip costs (sections 10.6 and 10.27). */
export const widget: ExposedWidget = {
  Component: QuickEstimate,
  async load(context) {
    const { queryClient, params, server } = context;
    try {
      await queryClient.fetchQuery(treatmentQuery(context, params.slug ?? ''));
      return { status: 200 };
    } catch (error) {
      // A browser tries it again.
      if (!server) throw error;
      return { status: 503 };
    }
  },
};
