/** By element: the changes by other code since it first changed React's content there, the last change first. */
const changes = new WeakMap<Node, MutationRecord[]>();
/** By node that other code took out, or whose text it changed: the element that React has it in. */
const homes = new WeakMap<Node, Node>();
const addedByOthers = new WeakSet<Node>();
/** Texts that React changed since they were translated last. */
const changedTexts = new WeakSet<Node>();
const { insertBefore } = Node.prototype;

const isLive = (): boolean => 'hydrated' in document.documentElement.dataset;
/** React keeps data on its nodes. Until the page is live, every node may become React's, but the template of the page's code. */
const isOfReact = (node: Node): boolean =>
  isLive()
    ? Object.keys(node).some(key => key.startsWith('__reactFiber'))
    : homes.has(node) || !(addedByOthers.has(node) || node.nodeName === 'TEMPLATE');

/** Gives an element what React has there. A child that is in its place is not moved, and so keeps the focus. */
function restore(parent: Node): void {
  const records = changes.get(parent);
  if (!records) return;
  changes.delete(parent);
  for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records) {
    if (oldValue !== null) (target as CharacterData).data = oldValue;
    // What has no text is not a translation but, say, the button of an extension next to a field.
    for (const node of addedNodes) if (node.textContent && !homes.has(node)) (node as ChildNode).remove();
    const next = nextSibling?.parentNode === parent ? nextSibling : null;
    for (const node of removedNodes)
      if (node.parentNode !== parent || node.nextSibling !== next) insertBefore.call(parent, node, next);
  }
}

/**
 * Keeps a page usable and true while a browser translates it. Translators put elements or other texts in the place of text
 * nodes. React would throw when it takes such a text out or inserts before it, and nobody would see what it writes into one.
 * So what they did to an element is undone right before React changes it; then they translate it again. They call none of the
 * methods that are replaced here, because they run in a world of their own.
 * Extensions put icons next to fields before the page is live. Hydration would fail on them and render the page again, so they
 * are taken out until it is done.
 * @param hydrateNow finishes the hydration that is under way, before the page is changed further
 * @returns a function that puts the icons back, once the page is live
 */
export function followTranslation(hydrateNow: () => void): () => void {
  const { early, observer } = pageChanges;
  let attempts = 0;

  function follow(records: readonly MutationRecord[]): void {
    if (!records.length) return;
    const outdated = new Set<Node>();
    const note = (node: Node, parent: Node | null) => {
      // The translation may be of what was there before.
      const isOutdated = changedTexts.delete(node);
      const home = homes.get(node) ?? parent;
      if (!home || !(isOutdated || isOfReact(node))) return;
      homes.set(node, home);
      if (!changes.has(home)) changes.set(home, []);
      if (isOutdated || !isLive()) outdated.add(home);
    };
    for (const { target, addedNodes, removedNodes } of records) {
      for (const node of addedNodes) addedByOthers.add(node);
      for (const node of removedNodes) note(node, target);
    }
    for (const { target, oldValue } of records) if (oldValue !== null) note(target, target.parentNode);
    for (const record of records) {
      const { target, oldValue } = record;
      changes.get(oldValue === null ? target : (homes.get(target) ?? target))?.unshift(record);
    }
    // A page that still waits for something is hydrated without, or this would go on for as long as it waits.
    if (!outdated.size || (!isLive() && ++attempts > 2)) return;
    outdated.forEach(restore);
    observer.takeRecords();
    if (!isLive()) hydrateNow();
  }

  for (const name of ['appendChild', 'insertBefore', 'removeChild', 'nodeValue', 'textContent'] as const) {
    const descriptor = Object.getOwnPropertyDescriptor(Node.prototype, name) as PropertyDescriptor;
    const key = descriptor.set ? 'set' : 'value';
    const change = descriptor[key] as (...values: unknown[]) => unknown;
    descriptor[key] = function (this: Node, ...values: unknown[]) {
      // New elements are built outside the page, where nobody translates them.
      if (!this.isConnected && !homes.has(this)) return change.apply(this, values);
      follow(observer.takeRecords());
      restore(this);
      restore(homes.get(this) ?? this);
      const result = change.apply(this, values);
      observer.takeRecords();
      if (this instanceof Text) changedTexts.add(this);
      return result;
    };
    Object.defineProperty(Node.prototype, name, descriptor);
  }
  pageChanges.follow = follow;
  early.push(...observer.takeRecords());
  const icons = takeOutIcons(early);
  observer.takeRecords();
  follow(early.splice(0));
  return () => {
    for (const { icon, parent, next } of icons)
      parent.insertBefore(icon, next?.parentNode === parent ? next : null);
  };
}

/** Takes out what others added between elements of the page and that has no text. The last comes first. */
function takeOutIcons(records: readonly MutationRecord[]) {
  const icons: { icon: Element; parent: Node; next: Node | null }[] = [];
  for (const { target: parent, addedNodes } of records)
    for (const icon of addedNodes) {
      const isThere = icon.parentNode === parent && parent !== document.body;
      if (!isThere || !(icon instanceof Element) || icon.textContent) continue;
      icons.unshift({ icon, parent, next: icon.nextSibling });
      icon.remove();
    }
  return icons;
}
