/** The engines that Playwright does not drive as Debian ships them. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

export interface EngineOptions {
  /** Whether pages run their code; scripts of the test run in any case. */
  hasCode: boolean;
}

/** Keys that are not characters, as both drivers name them. */
export type NamedKey = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Delete' | 'ArrowDown' | 'ArrowLeft';

/** A running engine. Each window that it opens is a visitor of its own, without the cookies of others. */
export interface Engine {
  open(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A window of an engine: what hands and eyes do there, and a way to read the page. It has the members that both drivers have. */
export interface EngineWindow {
  readonly name: EngineName;
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page, without regard to its security policy. @returns what it returns, as JSON */
  run(body: string): Promise<unknown>;
  /** Presses and releases the mouse there, in px of the page's window. */
  click(x: number, y: number): Promise<void>;
  /** Types characters, one key after the other. */
  type(text: string): Promise<void>;
  press(key: NamedKey): Promise<void>;
  /** Sets the size of the page in px. */
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG */
  screenshot(): Promise<Uint8Array>;
  /** Errors and warnings of the console so far. WebKit's driver tells none. */
  messages(): readonly string[];
  close(): Promise<void>;
}
