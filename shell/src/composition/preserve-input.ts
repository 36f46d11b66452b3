/** Child indices that lead from one element to another inside it. */
export type ElementPath = readonly number[];

/** Undefined if the element is not inside `root`. */
export function pathTo(root: Element, element: Element): ElementPath | undefined {
  const path: number[] = [];
  for (let node = element; node !== root; ) {
    const parent = node.parentElement;
    if (!parent) return undefined;
    path.unshift([...parent.children].indexOf(node));
    node = parent;
  }
  return path;
}

const elementAt = (root: Element, path: ElementPath): Element | undefined =>
  path.reduce<Element | undefined>((node, index) => node?.children[index], root);

/** The live element for an inert one: the field of the same name, else the element at the same place; of the same kind. */
function findCounterpart(live: Element, path: ElementPath, was: Element): HTMLElement | undefined {
  const name = was.getAttribute('name');
  const match = (name && live.querySelector(`[name="${CSS.escape(name)}"]`)) || elementAt(live, path);
  return match instanceof HTMLElement && match.tagName === was.tagName ? match : undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (node: Element | null): node is Field =>
  node instanceof HTMLInputElement ||
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement;

/** Sets a value past React's own setter and fires the events, so that React notices the change. */
function retype(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether the visitor has changed the field since the server sent it. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(option => option.defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  if (field.type === 'checkbox' || field.type === 'radio')
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== field.defaultValue;
}

/**
 * Preserves what the visitor did with inert HTML while `swap` replaces it with the live component: values, focus with
 * its selection, and the click that started the load, which is repeated once.
 */
export function preserveInput(host: HTMLElement, click: ElementPath | undefined, swap: () => void): void {
  const inert = host.firstElementChild;
  const changed = [...(inert?.querySelectorAll('input, textarea, select') ?? [])]
    .filter(isField)
    .filter(isChanged);
  const active = inert?.contains(document.activeElement) ? document.activeElement : null;
  const clicked = inert && click ? elementAt(inert, click) : undefined;
  const paths = new Map(
    [...changed, active, clicked]
      .filter(node => node instanceof Element)
      .map(node => [node, pathTo(inert!, node)]),
  );

  swap();

  const live = host.firstElementChild;
  if (!live || live === inert) return;
  const find = (was: Element): HTMLElement | undefined => {
    const path = paths.get(was);
    return path && findCounterpart(live, path, was);
  };
  for (const field of changed) {
    const target = find(field);
    if (!isField(target ?? null)) continue;
    if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
      if (target.checked !== (field as HTMLInputElement).checked) target.click();
    } else retype(target as Field, field.value);
  }
  const focused = active ? find(active) : undefined;
  focused?.focus({ preventScroll: true });
  if (
    focused instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    active.selectionStart !== null
  ) {
    focused.setSelectionRange(active.selectionStart, active.selectionEnd);
  }
  if (clicked) find(clicked)?.click();
}
