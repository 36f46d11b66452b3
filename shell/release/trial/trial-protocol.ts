import type { RemoteKey } from 'shared-contracts/host';
import * as v from 'valibot';

/** What of its composition a shell tries, as its environment has it in `TRIAL`. A shell without it is not tried. */
export const TrialScopeSchema = v.object({
  /** Remotes whose pages and widgets are rendered; all if it is left out. The code of all others is loaded next to them. */
  rendered: v.optional(v.array(v.string())),
  /** Renders each address that these list, in place of one of each page, and looks for memory that renders keep. */
  isThorough: v.optional(v.boolean(), false),
});
export type TrialScope = v.InferInput<typeof TrialScopeSchema>;

/** Whose release it is about, unless it is about the whole candidate. */
interface Subject {
  remote?: RemoteKey | undefined;
  /** Its digest. */
  release?: string | undefined;
}

/** Why a candidate may not go live. */
export interface TrialFault extends Subject {
  /** The sentence, after the names of remote and release. */
  reason: string;
}

/** What a trial does. */
export interface Step extends Subject {
  /** Continues the sentence of a fault after the names, as in "is refused, rendering /contact". */
  doing: string;
}

/** The largest HTML of a page or widget. */
export interface PageSize {
  /** Path of the page's row, or the widget, such as `calculator/calculator`. */
  of: string;
  remote: RemoteKey;
  /** Where it was. */
  address: string;
  bytes: number;
}

export interface TrialResult {
  /** What is wrong with the candidate; empty when it may go live. */
  faults: readonly TrialFault[];
  /** Pages and widgets that take too much CPU: that depends on the machine, so shells do not refuse them. */
  slow: readonly TrialFault[];
  /** What does not keep the candidate from going live. Shells of older releases have none. */
  warnings?: readonly TrialFault[] | undefined;
  /** Sizes of what was rendered with the API. */
  sizes: readonly PageSize[];
}

/** What a shell that is tried sends to the process that has started it. */
export type TrialMessage =
  /** Sent before each step, since its code may end the whole process; the first when the shell starts. */
  | { kind: 'step'; step: Step }
  /** A remote's code prints, which refuses nothing. */
  | { kind: 'printed'; step: Step; text: string }
  /** The machine was too busy for this step. */
  | { kind: 'busy'; step: Step; reason: string }
  /** The last message. A candidate without faults is served from then on. */
  | { kind: 'result'; result: TrialResult };

export const describeFault = ({ remote, release, reason }: TrialFault): string =>
  remote ? `${remote} ${release} ${reason}` : reason;

export const faultOf = ({ doing, ...subject }: Step, reason: string): TrialFault => ({
  ...subject,
  reason: `${doing}: ${reason}.`,
});

/** Faults that no single release causes. */
export const OF_NOBODY: Step = { doing: 'The composition is refused' };
