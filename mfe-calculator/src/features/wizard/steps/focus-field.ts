/** Focuses a field of a step; where it is not there, such as in a list that failed, the step's first control. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form.querySelector<HTMLElement>('input, select, [data-failure] button');
  field?.focus();
}
