import {
  type ChangeEvent,
  type ChangeEventHandler,
  type InputEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What happens on a page when a visitor, or a program that fills in forms for one, goes on. */
const MOMENTS = ['input', 'change', 'focusout', 'pointerdown', 'keydown', 'submit'];

interface FieldOptions<E extends Field, V> {
  /** The owner's. */
  ref?: Ref<E> | undefined;
  /** What the owner knows; undefined if only the field holds it. */
  value: V;
  /** What of the element it is: `checked` of a box. */
  key?: 'value' | 'checked';
  onChange?: ChangeEventHandler<E, E> | undefined;
}

/**
 * Props of a field that keeps what stands in it until its owner has another value. Fields that React controls do not hear of
 * what form fillers set, lose it with the next answer, and in Firefox lose a date whose month is corrected. What was set
 * without an event is told at the next moment.
 */
export function useField<E extends Field, V extends string | boolean | undefined = string>({
  ref,
  value,
  key = 'value',
  onChange,
}: FieldOptions<E, V>) {
  const field = useRef<E>(null);
  const [defaultValue] = useState(value);
  const [, render] = useReducer((count: number) => count + 1, 0);
  /** What stood in the field when its owner was last told. */
  const told = useRef<string | boolean>(undefined);

  useImperativeHandle<E | null, E | null>(ref, () => field.current);

  useLayoutEffect(() => {
    // Lists and areas of text have `value` as inputs do.
    const element = field.current as HTMLInputElement | null;
    if (!element) return;
    if (told.current === undefined)
      told.current = value === undefined ? element[key] : shownFor(element, value);
    else if (value !== undefined) {
      const shown = shownFor(element, value);
      // React may have replaced the options of a list.
      const isOwners = element[key] === told.current || 'options' in element;
      if (isOwners && element[key] !== shown) element[key] = shown as never;
      if (element[key] === shown) told.current = shown;
    }
  });

  useLayoutEffect(() => {
    const listening = new AbortController();
    let isTelling = false;
    const tell = (event?: Event) => {
      const element = field.current as HTMLInputElement | null;
      const isHeard = isTelling || (event?.type === 'input' && event.target === element);
      if (!element || element[key] === told.current || isHeard) return;
      // The event makes other fields tell as well, whose events come back here.
      isTelling = true;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      isTelling = false;
    };
    for (const type of MOMENTS) addEventListener(type, tell, { capture: true, signal: listening.signal });
    // Typed before this code ran.
    tell();
    return () => listening.abort();
  }, [key]);

  return {
    ref: field,
    defaultValue,
    onInput: (event: InputEvent<E>) => {
      told.current = (event.currentTarget as HTMLInputElement)[key];
      // The owner may keep another value than what was typed.
      render();
      onChange?.(event as unknown as ChangeEvent<E, E>);
    },
  };
}

/** A list without the value, such as one that is still loading, shows its first option. */
const shownFor = <V extends string | boolean>(element: Field, value: V): V | string =>
  'options' in element && ![...element.options].some(option => option.value === value)
    ? (element.options[0]?.value ?? '')
    : value;
