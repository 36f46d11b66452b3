import type { WidgetProps } from 'shared-contracts';
import { Advice } from './advice.tsx';
import { CountryEstimate } from './country-estimate.tsx';
import { Terms } from './terms.tsx';
import { useEstimate } from './use-estimate.ts';

/** The typical trip for a treatment: to a country, or without one what the estimates of the page count, and below them what else decides. */
export function QuickEstimate({
  params: { slug = '' },
  data: { country, low, high, examples, isMain, isUsual, isBelow },
}: WidgetProps) {
  const estimate = useEstimate(slug, isUsual === true);
  if (!estimate) return null;
  const isOfList = isUsual !== true;
  if (isBelow === true) return <Advice estimate={estimate} isOfList={isOfList} />;
  if (typeof country !== 'string') return <Terms estimate={estimate} isOfList={isOfList} />;
  const span =
    typeof low === 'number' && typeof high === 'number'
      ? { low, high, examples: typeof examples === 'string' ? examples : null }
      : null;
  return <CountryEstimate estimate={estimate} country={country} span={span} isMain={isMain === true} />;
}
