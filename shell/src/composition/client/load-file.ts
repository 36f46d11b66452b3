const DEADLINE_MS = 6_000;

interface ReleaseFile {
  href: string;
  integrity: string;
  /** Name by which the remote's runtime looks for this stylesheet, so that it does not load it again. */
  mark?: string;
}

type Kind = 'script' | 'style';
type Load = () => Promise<void>;

const loads = new Map<string, Load>();

/**
 * Loads a script or stylesheet into the document, checked against its integrity. Rejects on failure or after a deadline;
 * the next call then requests the file again. A file that is there already is not requested.
 */
export function loadFile(kind: Kind, file: ReleaseFile): Promise<void> {
  const load = loads.get(file.href) ?? createLoad(kind, file);
  loads.set(file.href, load);
  return load();
}

function createLoad(kind: Kind, { href, integrity, mark }: ReleaseFile): Load {
  let requests = 0;
  let current = kind === 'style' && findInDocument(href, mark) ? Promise.resolve() : undefined;
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
      const element = kind === 'script' ? createScript(address) : createStylesheet({ href: new URL(address, document.baseURI).href }, mark);
      const timer = setTimeout(
        () => reject(new Error(`${href} did not arrive within ${DEADLINE_MS} ms`)),
        DEADLINE_MS,
      );
      element.addEventListener('load', () => {
        clearTimeout(timer);
        arrive();
      });
      element.addEventListener('error', () => {
        clearTimeout(timer);
        element.remove();
        reject(new Error(`${href} could not be loaded`));
      });
      // As in the links of the page's head: a preload serves only requests of the same mode.
      Object.assign(element, { integrity, crossOrigin: 'anonymous' });
      document.head.append(element);
    });

  return () => {
    if (current) return current;
    const attempt = Promise.race([arrival, request()]);
    current = attempt;
    attempt.catch(() => (current = undefined));
    return attempt;
  };
}

const createScript = (src: string) => Object.assign(document.createElement('script'), { src, async: true });
const createStylesheet = (source: { href?: string }, mark = '') => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', ...source });
  link.dataset.rspack = mark;
  return link;
};

/** Whether the server wrote these styles into the page, or linked them and they have loaded: a failed link has no sheet. */
function findInDocument(href: string, mark: string | undefined): boolean {
  const inline = [...document.querySelectorAll('style')].some(({ dataset }) => dataset.file === href);
  // The runtime looks for links only.
  if (inline) document.head.append(createStylesheet({}, mark));
  return (
    inline ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
      link => link.getAttribute('href') === href && link.sheet,
    )
  );
}
