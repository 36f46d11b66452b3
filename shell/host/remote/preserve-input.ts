import { focusableHeading, headingOf } from './sections.ts';

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

interface Description {
  tagName: string;
  /** Empty if it has none. */
  name: string;
  /** Which of the choices with this name it is; null for other fields. */
  choice: string | null;
}

const describe = (element: Element): Description => ({
  tagName: element.tagName,
  name: element.getAttribute('name') ?? '',
  choice: element.matches('[type=radio], [type=checkbox]') ? element.getAttribute('value') : null,
});

/**
 * The element for a described one: the field of the same name, of choices with one name the same choice; where none has the
 * name, the element at the same place; of the same kind.
 */
function findCounterpart(
  root: Element,
  path: ElementPath,
  { tagName, name, choice }: Description,
): HTMLElement | undefined {
  const named = name ? [...root.querySelectorAll(`[name="${CSS.escape(name)}"]`)] : [];
  const match =
    named.length > 0
      ? named.find(each => choice === null || each.getAttribute('value') === choice)
      : elementAt(root, path);
  return match instanceof HTMLElement && match.tagName === tagName ? match : undefined;
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

/** What a visitor typed or chose in one field; JSON. */
export interface FieldInput extends Description {
  path: ElementPath;
  value: string;
  isChecked: boolean;
}

/** The input of all fields in an element, or of the fields that pass. */
export const readFields = (root: Element, passes: (field: Field) => boolean = () => true): FieldInput[] =>
  [...root.querySelectorAll('input, textarea, select')]
    .filter(isField)
    .filter(passes)
    .map(field =>
      Object.assign(describe(field), {
        path: pathTo(root, field) ?? [],
        value: field.value,
        isChecked: field instanceof HTMLInputElement && field.checked,
      }),
    );

export function restoreField(root: Element, input: FieldInput): void {
  const target = findCounterpart(root, input.path, input) ?? null;
  if (!isField(target)) return;
  if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
    if (target.checked !== input.isChecked) target.click();
  } else if (target.value !== input.value) retype(target, input.value);
}

function restoreFocus(root: Element, path: ElementPath, active: Element): void {
  // The heading where the visitor arrived is seldom at the same place, and the button of a fallback is at none.
  const heading = /^H[1-4]$/.test(active.tagName) ? focusableHeading(root) : null;
  const target = heading ?? findCounterpart(root, path, describe(active)) ?? headingOf(root);
  if (!target || target === document.activeElement) return;
  target.focus({ preventScroll: true });
  if (
    target instanceof HTMLInputElement &&
    active instanceof HTMLInputElement &&
    active.selectionStart !== null
  )
    target.setSelectionRange(active.selectionStart, active.selectionEnd);
}

/**
 * Captures what the visitor did with HTML that is about to be replaced: the fields that changed, what is unfolded, the focus
 * and its selection.
 * @returns a function that does the same to another element with the same fields
 */
export function captureInput(inert: Element): (root: Element) => void {
  const fields = readFields(inert, isChanged);
  const unfolded = [...inert.querySelectorAll('details[open]')].map(fold => pathTo(inert, fold) ?? []);
  const active = inert.contains(document.activeElement) ? document.activeElement : null;
  const activePath = active && pathTo(inert, active);
  return root => {
    for (const field of fields) restoreField(root, field);
    for (const path of unfolded) {
      const fold = elementAt(root, path);
      if (fold instanceof HTMLDetailsElement) fold.open = true;
    }
    if (active && activePath) restoreFocus(root, activePath, active);
  };
}

/** Repeats in `live` a click in `inert`. */
export function repeatClick(inert: Element, live: Element, path: ElementPath): void {
  const clicked = elementAt(inert, path);
  if (clicked) findCounterpart(live, path, describe(clicked))?.click();
}
