type Kind = 'refused' | 'reset' | 'html' | 'truncated' | 'tampered' | 'hang' | 'drip';

/** A fault of a file or of a call, by the name that tables show. */
export type Fault = Kind | `status ${number}` | `slow ${number} s`;

/** Kind and number of a fault. */
export function readFault<Name extends string>(fault: Name) {
  const [kind, amount] = fault.split(' ');
  return { kind: kind as FirstWord<Name>, amount: Number(amount) };
}
type FirstWord<Text> = Text extends `${infer Word} ${string}` ? Word : Text;

export const DRIP_BYTES = 512;
export const DRIP_PAUSE_MS = 700;
/** What a hotel's network or a proxy answers in place of the file. */
export const STRANGE_HTML = '<!doctype html><title>Welcome</title>';

/** Changes the content and keeps the rest, as a cache that was poisoned does. */
export const tamper = (body: Uint8Array): Buffer =>
  Buffer.concat([body, Buffer.from('\n/* changed on the way */')]);

/** Begins faults. `which` narrows them to some files or calls. The fault that began last counts. */
export interface Faults<Which> {
  fail(fault: Fault, which?: Which): Promise<void>;
  /** The connection is refused. */
  refused(which?: Which): Promise<void>;
  /** The connection is reset. */
  reset(which?: Which): Promise<void>;
  status(status: number, which?: Which): Promise<void>;
  /** Answers 200 with a page of HTML. */
  html(which?: Which): Promise<void>;
  /** Half of the answer. */
  truncated(which?: Which): Promise<void>;
  /** The answer with other content than was published. */
  tampered(which?: Which): Promise<void>;
  /** The answer, later. */
  slow(ms: number, which?: Which): Promise<void>;
  /** No answer. What hangs goes on to hang after `heal`; what is requested then is answered. */
  hang(which?: Which): Promise<void>;
  /** The answer, as slow as 512 bytes each 0.7 s. */
  drip(which?: Which): Promise<void>;
  /** Ends all faults for new requests. */
  heal(): Promise<void>;
}

/** Names each fault as a method. */
export const createFaults = <Which>({ fail, heal }: Pick<Faults<Which>, 'fail' | 'heal'>): Faults<Which> => ({
  fail,
  heal,
  refused: which => fail('refused', which),
  reset: which => fail('reset', which),
  status: (status, which) => fail(`status ${status}`, which),
  html: which => fail('html', which),
  truncated: which => fail('truncated', which),
  tampered: which => fail('tampered', which),
  slow: (ms, which) => fail(`slow ${ms / 1_000} s`, which),
  hang: which => fail('hang', which),
  drip: which => fail('drip', which),
});
