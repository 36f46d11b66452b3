import type { ModuleFile } from '../../page/files-of.ts';
import { FILE_DEADLINE_MS } from '../../page/time-limits.ts';
import { isHeld } from './held-styles.ts';

type Kind = 'script' | 'style';
type Load = () => Promise<void>;

const loads = new Map<string, Load>();

/**
 * Loads a script or stylesheet into the document, checked against its integrity. Rejects on failure or after a deadline;
 * the next call then requests the file again. A file that is there already is not requested.
 */
export function loadFile(kind: Kind, file: ModuleFile): Promise<void> {
  const load = loads.get(file.href) ?? createLoad(kind, file);
  loads.set(file.href, load);
  return load();
}

function createLoad(kind: Kind, file: ModuleFile): Load {
  const { href, integrity } = file;
  let requests = 0;
  let current = kind === 'style' && isInDocument(href) ? Promise.resolve() : undefined;
  let resolveArrival = () => {};
  const arrival = new Promise<void>(resolve => (resolveArrival = resolve));
  // A late answer counts, even when its request has missed the deadline.
  const arrive = () => {
    current = arrival;
    resolveArrival();
  };

  const request = () =>
    new Promise<never>((_resolve, reject) => {
      // The browser joins equal requests, so a request after one that hangs needs another address.
      const address = requests === 0 ? href : `${href}?retry=${requests}`;
      requests += 1;
      // As in the links of the page's head: a preload serves only requests of the same mode.
      const attributes = { integrity, crossOrigin: 'anonymous' };
      const element =
        kind === 'script'
          ? addScript({ src: address, ...attributes })
          : addStyles({ href: new URL(address, document.baseURI).href, ...attributes });
      const fail = (message: string) => reject(Object.assign(new Error(message), { file }));
      const timer = setTimeout(
        () => fail(`${href} did not arrive within ${FILE_DEADLINE_MS} ms`),
        FILE_DEADLINE_MS,
      );
      element.addEventListener('load', () => {
        clearTimeout(timer);
        arrive();
      });
      element.addEventListener('error', () => {
        clearTimeout(timer);
        element.remove();
        fail(`${href} could not be loaded`);
      });
    });

  return () => {
    if (current) return current;
    const attempt = Promise.race([arrival, request()]);
    current = attempt;
    attempt.catch(() => (current = undefined));
    return attempt;
  };
}

function addScript(attributes: Partial<HTMLScriptElement>): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { async: true, ...attributes });
  document.head.append(script);
  return script;
}

/** By its absolute address, by which the bundler's runtime of a remote finds it: else it would request the file again. */
function addStyles(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...attributes });
  document.head.append(link);
  return link;
}

/** Whether the page holds this style sheet, or the server linked it and it has loaded. A failed link has no sheet. */
const isInDocument = (href: string): boolean =>
  isHeld(href) ||
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    link => link.getAttribute('href') === href && link.sheet,
  );
