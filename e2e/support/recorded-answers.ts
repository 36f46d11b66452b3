import { join } from 'node:path';
import { root } from 'e2e-stack';
import { standardChoice } from 'shared-contracts';
import { createApi } from 'shared-contracts/host';

/** What the shell's trials answer in place of the API. */
export const RECORDED_ANSWERS = join(root, 'shell/release/trial/recorded-answers.json');

const HIP_REPLACEMENT = '52';

/**
 * Makes every call that a page makes to be rendered, for hip replacement from the UK to India.
 * @returns the API's answers by method and path, as trials look them up
 */
export async function recordAnswers(apiUrl: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const api = createApi({
    baseUrl: apiUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const response = await fetch(request);
      const call = `${request.method} ${new URL(request.url).pathname.replace('/api/', '')}`;
      answers[call] = await response.clone().json();
      return response;
    },
  });
  await api.treatments();
  await api.destinations();
  await api.options();
  await api.tripCosts('UK');
  await api.costsBySource({ treatmentId: HIP_REPLACEMENT, destination: 'India' });
  await api.priceBook();
  await api.treatmentCountries(HIP_REPLACEMENT);
  await api.treatmentBenefits(HIP_REPLACEMENT);
  await api.treatmentFaqs(HIP_REPLACEMENT);
  await api.travelVisaCosts({ source: 'UK', destination: 'India' });
  await api.costsByTreatment({
    treatmentId: HIP_REPLACEMENT,
    source: 'UK',
    travelers: 2,
    patients: 1,
    nights: 15,
    accommodationId: standardChoice.accommodationMasterId,
    foodId: standardChoice.foodMasterId,
    flightSupport: true,
    visaSupport: true,
  });
  return answers;
}
