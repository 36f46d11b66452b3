import { useLocalCurrency } from './use-local-currency.ts';

/** The rate of amounts in the visitor's currency and its day, as a sentence; nothing while that is US dollars. */
export function RateNote() {
  const local = useLocalCurrency();
  return local && `US$1 is ${local.rate} ${local.code}, rate of ${local.rateDate}.`;
}
