const METHODS = ['log', 'info', 'debug', 'warn', 'error', 'table', 'dir', 'trace'] as const;
const FAULTS_MAX = 20;
const LENGTH_MAX = 1_500;
const HYDRATION = 'Hydration did not match the server';

/** The owner of the first file in a stack or an address. */
const ownerOf = (place = ''): string => /\/_releases\/([a-z][a-z0-9-]*)\//.exec(place)?.[1] ?? 'The page';

/** The general part of React's message about a mismatch, between the difference and its place. */
const ADVICE = / This (?:won't be patched up\. This )?can happen if [^]*?hydration-mismatch\s*/;

/** What the console would show, shortened. */
function format([first, ...others]: readonly unknown[]): string {
  const rest = [...others];
  const text = show(first).replaceAll(/%[sdifoOc]/g, part => {
    const value = rest.shift();
    return part === '%c' ? '' : show(value);
  });
  const whole = [text, ...rest.map(show)].join(' ').replace(ADVICE, '\n').trim();
  return whole.length > LENGTH_MAX ? `${whole.slice(0, LENGTH_MAX)} …` : whole;
}

function show(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** The gate's sentence for a call that the site's policy forbids. */
function describeViolation(event: SecurityPolicyViolationEvent): string {
  const { blockedURI, effectiveDirective, sourceFile } = event;
  const what = /^(https?|wss?):/.test(blockedURI)
    ? `calls ${new URL(blockedURI).host}, another host than the site's`
    : `does what the site's policy forbids: ${blockedURI} (${effectiveDirective})`;
  return `${ownerOf(sourceFile)} ${what}.`;
}

/**
 * Development only: notices what a promotion would be refused for, from now on: calls of other hosts, errors, what the console
 * says, and where the browser shows something else than the server has rendered.
 * @param onFault called with a sentence
 */
export function noticeFaults(onFault: (fault: string) => void): void {
  for (const method of METHODS) {
    const print = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      print(...values);
      const { stack } = new Error('printed here');
      const isHydration = values[0] === HYDRATION;
      onFault(
        isHydration
          ? `The browser shows something else than the server has rendered: ${format(values.slice(1))}`
          : `${ownerOf(stack)} writes to the console: ${format(values)}`,
      );
    };
  }
  document.addEventListener('securitypolicyviolation', event => onFault(describeViolation(event)));
  addEventListener('error', ({ message, error }) => onFault(`${ownerOf(error?.stack)} throws: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) =>
    onFault(`${ownerOf(reason?.stack)} throws: ${String(reason)}`),
  );
}

/** The first faults, each once. */
export function createFaultList(onChange: (faults: readonly string[]) => void) {
  const faults = new Set<string>();
  return {
    add(fault: string): void {
      if (faults.has(fault) || faults.size === FAULTS_MAX) return;
      onChange([...faults.add(fault)]);
    },
    clear(): void {
      faults.clear();
      onChange([]);
    },
  };
}
