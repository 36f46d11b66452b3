import * as v from 'valibot';
import type { SlotData } from '../remote/exposed-module.ts';
import { isShellSlot } from './slots.ts';

/** A place that a page or a widget of a remote offers to widgets of any remote. Builds also check it by `findSlotFault`. */
export const OfferedSlotSchema = v.object({
  name: v.string(),
  takes: v.picklist(['one', 'several']),
  /** The parameters of the page that its widgets get. */
  params: v.optional(v.array(v.string()), []),
  /** What else `<Slot>` hands on, by name. Each may be missing. Releases only add to it while widgets fill the slot. */
  data: v.optional(v.record(v.string(), v.picklist(['text', 'number', 'flag'])), {}),
  /** Parameters and data as it may hand them on. A widget that fills it is tried with each before it goes live. */
  examples: v.optional(v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))), []),
});
/** A place that a page or a widget offers. */
export type OfferedSlot = v.InferOutput<typeof OfferedSlotSchema>;

const SLOT_NAME = /^[a-z][a-z-]*\.[a-z][a-z-]*$/;
const OF_SHELL = /^(?:home|header|footer)\./;

/** Whether a slot may be called that: as one of the shell's, or as one that a page or a widget of a remote offers. */
export const isSlotName = (name: string): boolean =>
  isShellSlot(name) || (SLOT_NAME.test(name) && !OF_SHELL.test(name));

const kinds = { text: 'string', number: 'number', flag: 'boolean' } as const;

/** The name of what a slot does not hand on, or hands on as something else. */
export const findMisfit = (data: OfferedSlot['data'], handed: SlotData): string | undefined =>
  Object.entries(handed).find(([name, value]) => {
    const kind = data[name];
    return value != null && (kind === undefined || typeof value !== kinds[kind]);
  })?.[0];

/** What is wrong with a slot that a page or a widget offers, in a few words. */
export function findSlotFault({ name, params, data, examples }: OfferedSlot): string | undefined {
  if (!isSlotName(name) || isShellSlot(name)) return 'has no name of its own, such as treatment.more';
  const texts = Object.fromEntries(params.map(each => [each, 'text' as const]));
  const misfit = examples.map(example => findMisfit({ ...texts, ...data }, example)).find(Boolean);
  return misfit && `has an example with ${misfit}, which it does not hand on so`;
}
