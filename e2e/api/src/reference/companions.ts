import type { ReferenceData } from './reference-data.schema.ts';

type Treatment = Pick<ReferenceData['treatments'][number], 'anaesthetic' | 'helper_days'>;

/**
 * Who usually comes along with a patient, and why, in one sentence: after any anaesthetic but a local one somebody has to be
 * with the patient for a day, and where a page says for how long help is needed.
 */
export function companionsOf({ anaesthetic = 'local', helper_days: help }: Treatment) {
  const isLocal = anaesthetic === 'local';
  if (isLocal && !help) return undefined;
  const done = isLocal
    ? 'Somebody'
    : `Done under ${anaesthetic === 'sedation' ? anaesthetic : `${anaesthetic} anaesthetic`}: somebody`;
  const longer = help && help.days > 1 ? `, and you need help for ${help.days} days` : '';
  return {
    usual: 1,
    note: `${done} should be with you for the first 24 hours${longer}${help ? ` (${help.source})` : ''}.`,
  };
}
