import type { Composition, Release, RemoteKey } from 'shared-contracts/host';

/** Arguments of the server's file that start a rehearsal in place of the server, and that name where it reports. */
export const REHEARSE = '--rehearse';

/** Of the rehearsal's process. Its standard output is the remotes' code's; shells of before report there. */
export const REPORT_DESCRIPTOR = 3;

/** What a rehearsal reads from its standard input. */
export interface RehearsalCandidate {
  composition: Composition;
  bundles: readonly { remote: RemoteKey; digest: string; filename: string; code: string }[];
  /** Remotes whose pages and widgets are rendered; all if it is left out. The code of all others is loaded beside them. */
  rendered?: readonly RemoteKey[] | undefined;
  /**
   * Renders each address that these list, in place of one of each page, and looks for memory that renders keep. Rehearsals at
   * the same time do a part each, the first of them all that is no address.
   */
  share?: { part: number; of: number } | undefined;
  /** Releases that were not yet checked for compatibility with the shell that rehearses them. */
  unchecked?: readonly Release[];
  /** The release of that shell. */
  shell: {
    digest: string;
    chunks: Record<string, { js: string[]; css: string[] }>;
    inlineScript: string;
  };
  config: { origin: string; isDevelopment?: boolean | undefined; analyticsUrl?: string | undefined };
}

/** Whose release it is about, unless it is about the whole candidate. */
interface Subject {
  remote?: RemoteKey | undefined;
  /** Its digest. */
  release?: string | undefined;
}

/** Why a candidate may not go live. */
export interface Fault extends Subject {
  /** The sentence, after the names of remote and release. */
  reason: string;
}

/** What a rehearsal does. */
export interface Step extends Subject {
  /** How the sentence of a fault goes on after the names, as in "is refused, rendering /contact". */
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

const describe = ({ remote, release }: Subject, rest: string): string =>
  remote ? `${remote} ${release} ${rest}` : rest;

export const describeFault = (fault: Fault): string => describe(fault, fault.reason);

export const describeStep = (step: Step): string => describe(step, step.doing);

export const faultOf = ({ doing, ...subject }: Step, reason: string): Fault => ({
  ...subject,
  reason: `${doing}: ${reason}.`,
});

/**
 * A line that a rehearsal writes: what it is about to do, what a remote prints meanwhile, or at its end what is wrong.
 * `isCallback`: code of an earlier step goes on, in a timer for example; it gets no time of its own. Gates and shells of
 * before know texts alone, and nothing that is printed.
 */
export type RehearsalLine =
  | ({ step: string; isCallback?: true } & Partial<Step>)
  | ({ printed: string } & Partial<Step>)
  | {
      faults: readonly string[];
      values?: readonly Fault[];
      slow?: readonly Fault[];
      sizes?: readonly PageSize[];
    };

/** Undefined for any other line: remotes may print on the standard output, where shells of before report. */
export function parseReport(line: string): RehearsalLine | undefined {
  try {
    const message: unknown = JSON.parse(line);
    const isReport =
      typeof message === 'object' &&
      message !== null &&
      ['step', 'printed', 'faults'].some(key => key in message);
    return isReport ? (message as RehearsalLine) : undefined;
  } catch {
    return undefined;
  }
}
