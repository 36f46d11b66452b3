/** What there is of a document around a page, by what it is about, as in `lang of <html>`. */
export type Facts = Record<string, string>;

/** Around a page that is open, and, once it was left, of all that is not part of the next page. */
export interface DocumentFacts {
  open: Facts;
  left: Facts;
}

interface Cache {
  listeners: Set<unknown>;
}
/** What React keeps of a component. */
interface Fiber {
  memoizedProps: { queryClient?: { getQueryCache(): Cache; getMutationCache(): Cache } } | null;
  child: Fiber | null;
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

  if (getSelection()?.isCollapsed === false) open['selection'] = 'a selected text';
  open['editing'] = `designMode "${document.designMode}"`;
  const isMoving = CSS.supports('selector(:active-view-transition)');
  if (isMoving && document.querySelector(':active-view-transition'))
    open['transition'] = 'a view transition that does not end';

  const frameOf = (selector: string) => document.querySelector(selector);
  const looks =
    'color background-color font-family font-size letter-spacing opacity filter visibility pointer-events cursor'.split(
      ' ',
    );
  for (const selector of ['html', 'body', 'header', 'header a', 'footer', 'footer a', 'footer p']) {
    const element = frameOf(selector);
    const style = element && getComputedStyle(element);
    if (element?.checkVisibility()) open[`place of ${selector}`] = `the place of <${selector}>`;
    for (const look of style ? looks : [])
      open[`${look} of ${selector}`] = `${look} ${style?.getPropertyValue(look)} of <${selector}>`;
  }
  const siteFonts = new Set(
    [document.body, frameOf('footer') ?? document.body].map(
      element => getComputedStyle(element).fontFamily.split(',')[0],
    ),
  );
  for (const font of siteFonts)
    open[`faces of ${font}`] =
      `${[...document.fonts].filter(({ family }) => family.replaceAll('"', '') === font?.replaceAll('"', '')).length} faces of ${font}`;
  open['highlights'] = `the highlights "${[...(CSS.highlights?.keys() ?? [])].join(', ')}"`;

  Object.assign(left, open);
  const container = Object.keys(document).find(key => key.startsWith('__reactContainer'));
  // The document is the only component that is given the query client as such.
  let fiber: Fiber | null | undefined = Reflect.get(document, container ?? '');
  while (fiber && !fiber.memoizedProps?.queryClient) fiber = fiber.child;
  const { queryClient } = fiber?.memoizedProps ?? {};
  const caches = { queries: queryClient?.getQueryCache(), mutations: queryClient?.getMutationCache() };
  for (const [what, cache] of Object.entries(caches))
    if (cache) left[`listeners of ${what}`] = `${cache.listeners.size} listeners of the cache of ${what}`;
  for (const selector of ['html', 'body', 'header', 'main', 'footer']) {
    const lasting =
      frameOf(selector)
        ?.getAnimations()
        .filter(each => each.constructor === Animation) ?? [];
    left[`animations of ${selector}`] = `${lasting.length} animations of <${selector}>`;
  }
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
    document.querySelectorAll('html > :not(head, body), body > :not(script, link, style), main > *'),
    describePlace,
  );
  // Each element of the frame, by its place. React numbers what it refers to by id.
  const references = /^(?:id|for|data-walk-focus|aria-(?:controls|labelledby|describedby|activedescendant))$/;
  const describeWhole = (element: Element): string => {
    const attributes = [...element.attributes].filter(({ name }) => !references.test(name));
    const own = [...element.childNodes].filter(node => node instanceof Text).map(({ data }) => data);
    const tag = [element.localName, ...attributes.map(({ name, value }) => `${name}="${value}"`)].join(' ');
    const end = own.length > 0 ? `</${element.localName}>` : '';
    return `<${tag}>${own.join(' ')}`.slice(0, 200) + end;
  };
  const handlers = Object.keys(HTMLElement.prototype).filter(key => key.startsWith('on'));
  const readFrame = (element: Element, place: string): void => {
    left[place] = describeWhole(element);
    if (element.checkVisibility()) left[`place of ${place}`] = `the place of <${element.localName}>`;
    for (const key of handlers)
      if (typeof Reflect.get(element, key) === 'function')
        left[`${key} of ${place}`] = `${key} of <${element.localName}>`;
    // What remotes render there is theirs.
    if (element.hasAttribute('data-module')) return;
    for (const [index, child] of [...element.children].entries()) readFrame(child, `${place} ${index}`);
  };
  for (const selector of ['header', 'footer']) {
    const element = frameOf(selector);
    if (element) readFrame(element, selector);
  }
  return { open, left };
}
