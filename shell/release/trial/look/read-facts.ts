/** What there is of a document around a page, by what it is about, as in `lang of <html>`. */
export type Facts = Record<string, string>;

/** Around a page that is open, and, once it was left, of all that is not part of the next page. */
export interface DocumentFacts {
  open: Facts;
  left: Facts;
}

/** Runs in the browser. What depends on the page by right, such as its description, counts only when the page was left. */
export function readFacts(): DocumentFacts {
  const open: Facts = {};
  const left: Facts = {};
  const startTagOf = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1);
  const readAttributes = (facts: Facts, element: Element | null): void => {
    for (const { name, value } of element?.attributes ?? [])
      facts[`${name} of <${element?.localName}>`] = `<${element?.localName} ${name}="${value}">`;
  };
  /** Several that are equal are told apart by their number. */
  const readElements = (
    facts: Facts,
    elements: Iterable<Element>,
    describe: (element: Element) => string,
  ): void => {
    for (const element of elements) {
      const text = describe(element);
      let key = text;
      for (let count = 2; key in facts; count += 1) key = `${text} ${count}`;
      facts[key] = text;
    }
  };
  readAttributes(open, document.documentElement);
  readAttributes(open, document.body);
  open['scroll restoration'] = `scrollRestoration "${history.scrollRestoration}"`;
  for (const meta of document.querySelectorAll<HTMLMetaElement>(
    'meta:is([name=viewport], [name=color-scheme], [name=theme-color], [http-equiv])',
  ))
    open[`<meta> ${meta.name || meta.httpEquiv}`] = startTagOf(meta);
  const handled: Record<string, object> = {
    window,
    document,
    '<html>': document.documentElement,
    '<body>': document.body,
  };
  for (const [name, target] of Object.entries(handled))
    for (const key in target)
      if (key.startsWith('on') && typeof Reflect.get(target, key) === 'function')
        open[`${key} of ${name}`] = `${key} of ${name}`;

  Object.assign(left, open);
  readAttributes(left, document.querySelector('main'));
  readElements(
    left,
    document.querySelectorAll(
      'head > :is(meta, base, link:not([rel*=preload], [rel=stylesheet], [rel=prefetch]))',
    ),
    startTagOf,
  );
  // The policy of pages refuses style elements.
  left['adopted styles'] = `${document.adoptedStyleSheets.length} adopted style sheets`;
  const describePlace = (element: Element) =>
    `<${[element.localName, element.id && `id="${element.id}"`, element.className && `class="${element.getAttribute('class')}"`].filter(Boolean).join(' ')}> in <${element.parentElement?.localName}>`;
  readElements(
    left,
    document.querySelectorAll('body > :not(script, link, style), main > *, header > *, footer > *'),
    describePlace,
  );
  return { open, left };
}
